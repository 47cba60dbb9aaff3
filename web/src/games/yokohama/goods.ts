export const GOODS = ["yen", "copper", "silk", "tea", "fish", "imports"] as const;
export const PIECES = ["assistant", "shophouse", "trading_house"] as const;

const ICONS: Record<string, string> = { imports: "import", trading_house: "trading-house" };
export const goodIcon = (kind: string): string => ICONS[kind] ?? kind;
