/** The address of each file of texts, by language and name (`vite.config.ts`). */
declare module "virtual:texts" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
