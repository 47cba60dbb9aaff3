import { afterEach, describe, expect, it, vi } from "vitest";
import type { Legal } from "../src/lib/api";
import type { TableStore } from "../src/lib/table.svelte";
import { pointing, target, type TargetOptions } from "../src/lib/target";

/** A table where `order:1` can be clicked and `order:2` could be, if it were legal. */
function tableWith(more: Partial<TableStore> = {}): TableStore {
  const action = { notation: "keep 1" } as Legal;
  return {
    byTarget: new Map([["order:1", [action]]]),
    myTurn: true,
    narrow: false,
    view: {},
    plugin: { meant: (id: string) => (id === "order:2" ? "keep 2" : null) },
    hot: null,
    hotElement: null,
    press: vi.fn(),
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
  it("is read before the text of a button, once", () => {
    const table = tableWith();
    const element = attached(table, "order:1", { label: "Order 1" });
    target(table, "order:1", { label: "Order 1" })(element);
    expect(element.textContent).toBe("Order 1 ");
    expect(element.hasAttribute("aria-label")).toBe(false);
  });
  it("is the label of a group", () => {
    const element = attached(tableWith(), "order:3", { walk: true, label: "Order 3" });
    expect(element.getAttribute("aria-label")).toBe("Order 3");
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
  it("means the nearest thing that can be done around it", () => {
    const table = tableWith();
    const leave = pointing(table)(document.body);
    const outer = attached(table, "order:1");
    const inner = outer.appendChild(attached(table, "order:3"));
    inner.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    expect(table.hot).toBe("order:1");
    leave?.();
  });
});
