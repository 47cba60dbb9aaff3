/** What a technology does, in icons: what sets it off, and what it brings. Numbers come from the sheet. */
import type { Sheet } from "../../lib/words";

interface Template {
  on?: string;
  icon?: string;
  vp?: boolean;
  /** The number: a field of the sheet, shown with what stands before it. */
  field?: string;
  before?: string;
}

const TEMPLATES: Record<string, Template> = {
  ball: { on: "order", field: "vp_per_order", before: "+", vp: true },
  brickyard: { on: "customs", field: "vp_per_customs", before: "+", vp: true },
  electric_light: { on: "trading-house", field: "vp_per_trading_house", before: "+", vp: true },
  exposition: { field: "vp_at_once", before: "+", vp: true },
  gaslight: { on: "shophouse", field: "vp_per_shophouse", before: "+", vp: true },
  language_school: { on: "order", icon: "yen", field: "yen_per_order", before: "+" },
  letterpress: { on: "technology", icon: "yen", field: "yen_per_technology", before: "+" },
  mining: { on: "copper", icon: "copper", field: "extra_copper", before: "+" },
  newspaper: { icon: "assistant", field: "placement_a_max" },
  patent: { on: "technology", field: "vp_per_technology", before: "+", vp: true },
  postal: { on: "president", icon: "president" },
  spinning_mill: { on: "silk", icon: "yen", field: "get_yen" },
  stagecoach: { on: "president", icon: "yen", before: "0" },
  station: { on: "move", icon: "station", field: "power", before: "+" },
  stock: { icon: "yen", field: "fill_to_yen", before: "≥" },
  telegram: { icon: "assistant", field: "extra_assistants", before: "2+" },
  telephone: { on: "warehouse", icon: "assistant", field: "assistants_left" },
  tram: { on: "move", icon: "assistant" },
  university: { on: "yen", icon: "assistant", field: "assistants" },
  winery: { on: "church", field: "vp_per_church", before: "+", vp: true },
};

export interface Effect {
  on: string | undefined;
  kind: string;
  n: string;
}

export function effectOf(sheet: Sheet, id: string): Effect {
  const template = TEMPLATES[id] ?? {};
  const number = template.field ? (sheet.technologies.effects[id]?.[template.field] as number | undefined) : undefined;
  return {
    on: template.on,
    kind: template.vp ? "vp" : (template.icon ?? "technology"),
    n: `${template.before ?? ""}${number ?? ""}`,
  };
}
