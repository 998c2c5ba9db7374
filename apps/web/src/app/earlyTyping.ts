interface TypedField {
  readonly id: string;
  readonly text: string;
}

/**
 * Notes what somebody types into the drawn page while nobody listens.
 * @returns ends it, and tells what was typed
 */
export function noteTyping(root: HTMLElement): () => readonly TypedField[] {
  const typed = new Map<string, string>();
  for (const { id, value, defaultValue } of root.querySelectorAll('input')) {
    if (value !== defaultValue) typed.set(id, value);
  }
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) typed.set(target.id, target.value);
  };
  root.addEventListener('input', note);
  return () => {
    root.removeEventListener('input', note);
    return [...typed].map(([id, text]) => ({ id, text }));
  };
}

/** Types it again into the page that lives. Else it would stand there unread, or be gone. */
export function typeAgain(typed: readonly TypedField[]): void {
  for (const { id, text } of typed) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) continue;
    // React hears only of a value that differs from the one it set: the own setter of the element
    // tells it, the one of the prototype does not.
    field.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
