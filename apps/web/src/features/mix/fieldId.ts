/** Id of the field that shows a place of the draft; a sheet may show it once more. */
export const fieldId = (path: string, inSheet = false): string =>
  `${inSheet ? 'sheet' : 'field'}-${path}`;

/** Takes the keyboard to a field of the page, opening the panel it stands in. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const panel = field?.closest('details');
  if (panel) panel.open = true;
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
