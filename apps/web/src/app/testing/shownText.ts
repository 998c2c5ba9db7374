const LINES = new Set(
  'ADDRESS ARTICLE ASIDE BUTTON DD DETAILS DIALOG DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 HEADER LABEL LI MAIN NAV OL OPTION P SECTION SPAN SUMMARY TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);

/** The visible text of an element, its lines a space apart, without folded content; null: empty. */
export function shownText(element: Element | null | undefined): string {
  if (element == null) return '';
  const parts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '');
    if (!(node instanceof Element) || node.matches('script, style, [hidden]')) return;
    if (node.parentElement?.matches('details:not([open])') === true && node.tagName !== 'SUMMARY') {
      return;
    }
    const isLine = LINES.has(node.tagName);
    if (isLine) parts.push(' ');
    for (const child of node.childNodes) walk(child);
    if (isLine) parts.push(' ');
  };
  walk(element);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
