/** How this page came: from a server, from a server with a site beside it, or as a site of plain files. */
const mark = document.querySelector<HTMLMetaElement>('meta[name="hatoba-device"]')?.content;

/** "only": every table is on this device, and pages are told apart by what follows the # of the address. */
export const mode: "server" | "beside" | "only" = mark === "only" || mark === "beside" ? mark : "server";
const root = mode === "only" ? location.href.replace(/[?#].*$/, "") : location.origin;
/** Where the engine's files are. */
export const deviceBase: string = new URL("device/", `${root}${mode === "only" ? "" : "/"}`).href;
