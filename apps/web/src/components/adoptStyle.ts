const adopted = new Set<string>();

/**
 * Adds a style sheet to the document, once. The sheet that travels in every page stays small: parts
 * that few people open bring their own looks along.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
