/** What a technology does, in icons: what sets it off, and what it brings. Numbers come from the sheet. */
import type { TechnologyRow } from "./look";

export interface Effect {
  /** What sets it off or is paid: an icon, with a number where one is paid. */
  on?: { icon: string; n?: number };
  kind: string;
  n: string;
  /** When it works. */
  when: "always" | "round" | "end" | "start";
}

interface Template {
  on?: string;
  /** The field that says how much of it is paid. */
  paid?: string;
  kind: string;
  field?: string;
  when: Effect["when"];
}

const TEMPLATES: Record<string, Template> = {
  exposition: { kind: "vp", field: "vp", when: "end" },
  ball: { on: "order", kind: "vp", field: "vp_per_order", when: "end" },
  station: { kind: "station", field: "strength", when: "round" },
  mining: { on: "copper", kind: "copper", field: "extra_copper", when: "always" },
  stock: { kind: "yen", field: "yen", when: "always" },
  patent: { on: "technology", kind: "vp", field: "vp_per_technology", when: "end" },
  letterpress: { on: "technology", kind: "yen", field: "yen_per_technology", when: "always" },
  stagecoach: { on: "warehouse", kind: "move", when: "round" },
  electric_light: { on: "warehouse", kind: "vp", field: "vp_per_warehouse", when: "end" },
  postal: { kind: "d-card", when: "round" },
  gaslight: { on: "shophouse", kind: "vp", field: "vp_per_shop", when: "end" },
  telegraph: { on: "d-plus1", kind: "power", field: "extra_strength", when: "always" },
  language_school: { on: "order", kind: "yen", field: "yen_per_order", when: "always" },
  university: { on: "d-up", kind: "yen", field: "upgrade_cost", when: "always" },
  tram: { on: "map", kind: "move", when: "round" },
  winery: { on: "d-churchcard", kind: "vp", field: "vp_per_church_card", when: "end" },
  telephone: { on: "yen", paid: "pay_yen", kind: "power", field: "strength", when: "round" },
  newspaper: { kind: "d-plus1", when: "start" },
  spinning_mill: { on: "silk", paid: "pay_silk", kind: "yen", field: "get_yen", when: "round" },
  brickyard: { on: "d-turned", kind: "vp", field: "vp_per_turned_import", when: "end" },
};

export function effectOf({ id, effect }: TechnologyRow): Effect {
  const { on, paid, kind, field, when } = TEMPLATES[id] ?? { kind: "technology", when: "always" as const };
  const number = field ? Number(effect[field]) : null;
  return {
    ...(on ? { on: { icon: on, ...(paid ? { n: Number(effect[paid]) } : {}) } } : {}),
    kind,
    n: number === null ? "" : paid && kind === "yen" ? String(number) : number === 0 ? "0" : `+${number}`,
    when,
  };
}
