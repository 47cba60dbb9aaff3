// Before anything is drawn: the scheme this browser chose. A file of its own, because the server allows no inline script.
try {
  const wanted = JSON.parse(localStorage.getItem("hatoba") ?? "{}").theme;
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  if (wanted === "dark" || (wanted !== "light" && night)) document.documentElement.dataset.theme = "dark";
} catch {
  // No storage: the page is light.
}
