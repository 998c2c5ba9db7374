/** Id of the field that shows a place of the draft; a sheet may show it once more. */
export const fieldId = (path: string, inSheet = false): string =>
  `${inSheet ? 'sheet' : 'field'}-${path}`;

/** Takes the keyboard to a field of the page, opening the panel it stands in. */
export function focusField(path: string): void {
  const [root = path] = path.split('.');
  const panel = document.querySelector<HTMLDetailsElement>(`details[data-holds~="${root}"]`);
  if (panel?.open === false) {
    // The panel draws its fields when it has opened.
    panel.addEventListener('toggle', () => requestAnimationFrame(() => focusDrawn(path)), {
      once: true,
    });
    panel.open = true;
  } else {
    focusDrawn(path);
  }
}

function focusDrawn(path: string): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
