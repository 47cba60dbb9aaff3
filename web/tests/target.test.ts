import { afterEach, describe, expect, it, vi } from "vitest";
import type { Legal } from "../src/lib/api";
import type { TableStore } from "../src/lib/table.svelte";
import { lyingOn, pointing, target, type TargetOptions } from "../src/lib/target";

/** A table where `order:1` can be clicked and `order:2` could be, if it were legal. */
function tableWith(more: Partial<TableStore> = {}): TableStore {
  const action = { notation: "keep 1" } as Legal;
  return {
    byTarget: new Map([["order:1", [action]]]),
    myTurn: true,
    narrow: false,
    drawn: true,
    view: {},
    plugin: {
      meant: (id: string) => (id === "order:2" ? "keep 2" : null),
      heading: (text: string) => ({ text, body: "2 silk" }),
    },
    words: { action: (action: Legal) => `play ${action.notation}` },
    hot: null,
    hotElement: null,
    press: vi.fn(),
    look: vi.fn(),
    ...more,
  } as unknown as TableStore;
}

function attached(table: TableStore, id: string, options?: TargetOptions): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  target(table, id, options)(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

describe("the state of a target", () => {
  it.each([
    ["order:1", "legal", "button"],
    ["order:2", "off", null],
    ["order:3", "none", null],
  ])("%s is %s", (id, state, role) => {
    const element = attached(tableWith(), id);
    expect(element.dataset.state).toBe(state);
    expect(element.getAttribute("role")).toBe(role);
  });
  it("tells what it plays, and forgets it", () => {
    const table = tableWith();
    const element = attached(table, "order:1");
    expect(element.dataset.plays).toBe("keep 1");
    table.byTarget.clear();
    target(table, "order:1")(element);
    expect(element.dataset.plays).toBeUndefined();
  });
  it("is never off while others play", () => {
    expect(attached(tableWith({ myTurn: false }), "order:2").dataset.state).toBe("none");
  });
  it("can be walked to where nothing can be done", () => {
    expect(attached(tableWith(), "order:3", { walk: true }).tabIndex).toBe(0);
    expect(attached(tableWith({ narrow: true }), "order:3").getAttribute("role")).toBe("button");
  });
});

describe("the name of a target", () => {
  it("is what it plays and what there is to know", () => {
    const table = tableWith();
    const element = attached(table, "order:1");
    element.append(document.createElement("b"));
    target(table, "order:1")(element);
    expect(element.textContent).toBe("play keep 1: 2 silk ");
    expect(element.lastElementChild?.getAttribute("aria-hidden")).toBe("true");
    table.byTarget.clear();
    target(table, "order:1")(element);
    expect(element.textContent).toBe("");
    expect(element.lastElementChild?.hasAttribute("aria-hidden")).toBe(false);
  });
  it("is the name of a thing where nothing can be done", () => {
    expect(attached(tableWith(), "order:3", { walk: true }).getAttribute("aria-label")).toBe("order:3: 2 silk");
    expect(attached(tableWith(), "order:3").hasAttribute("aria-label")).toBe(false);
  });
  it("is worked out when the table can be seen, not before", () => {
    const table = tableWith({ drawn: false });
    const element = attached(table, "order:3", { walk: true, label: "Order 3" });
    expect(element.getAttribute("aria-label")).toBe("Order 3");
    table.drawn = true;
    target(table, "order:3", { walk: true, label: "Order 3" })(element);
    expect(element.getAttribute("aria-label")).toBe("order:3: 2 silk");
  });
  it("is its label where the game says nothing", () => {
    const plugin = { ...tableWith().plugin, heading: () => ({ text: "" }) };
    const element = attached(tableWith({ plugin }), "order:4", { walk: true, label: "Order 4" });
    expect(element.getAttribute("aria-label")).toBe("Order 4");
  });
});

describe("pointing", () => {
  it("presses what is clicked, and Enter and Space do the same", () => {
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const element = attached(table, "order:1");
    element.click();
    for (const key of ["Enter", " ", "x"])
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(table.press).toHaveBeenCalledTimes(3);
    expect(table.press).toHaveBeenCalledWith("order:1");
    leave?.();
    element.click();
    expect(table.press).toHaveBeenCalledTimes(3);
  });
  it("leaves a button inside to itself", () => {
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const button = attached(table, "order:1").appendChild(document.createElement("button"));
    button.click();
    expect(table.press).not.toHaveBeenCalled();
    leave?.();
  });
  it("looks at the nearest thing, and a click means what can be done around it", () => {
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const outer = attached(table, "order:1");
    const inner = outer.appendChild(attached(table, "order:3"));
    inner.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(table.hot).toBe("order:3");
    inner.click();
    expect(table.press).toHaveBeenCalledWith("order:1");
    leave?.();
  });
  it("looks at what lies on a target, and a click on it means what is below", () => {
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const upon = document.body.appendChild(document.createElement("div"));
    lyingOn(table, "order:1", "about:order:3", true)(upon);
    upon.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(table.hot).toBe("about:order:3");
    upon.click();
    expect(table.press).toHaveBeenLastCalledWith("order:1");
    upon.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(table.press).toHaveBeenLastCalledWith("about:order:3");
    leave?.();
  });
  it("of a thing that lies on a target a phone makes no button", () => {
    const upon = document.createElement("div");
    lyingOn(tableWith({ narrow: true }), "order:1", "about:order:3", true)(upon);
    expect(upon.dataset.target).toBe("about:order:3");
    expect(upon.hasAttribute("role")).toBe(false);
  });
  it("keeps a tip open by the other button or a long press, which plays nothing", () => {
    vi.useFakeTimers();
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const element = attached(table, "order:1");
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(table.look).toHaveBeenCalledTimes(1);
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    vi.advanceTimersByTime(1000);
    element.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    element.click();
    expect(table.look).toHaveBeenCalledTimes(2);
    expect(table.press).not.toHaveBeenCalled();
    vi.useRealTimers();
    leave?.();
  });
});
