interface TypedField {
  readonly id: string;
  readonly text: string;
}

/** What somebody typed into the drawn page while nobody listened. */
export const typedFields = (root: HTMLElement): readonly TypedField[] =>
  [...root.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, text: value }));

/** Types it again into the page that lives. Else it would stand there unread, or be gone. */
export function typeAgain(typed: readonly TypedField[]): void {
  for (const { id, text } of typed) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) continue;
    // React notices only a value that differs from the one it set: the own setter of the element
    // tells it, the one of the prototype does not.
    field.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
