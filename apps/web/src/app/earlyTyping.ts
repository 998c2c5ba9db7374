interface TypedField {
  readonly id: string;
  readonly text: string;
}

/**
 * Notes what somebody types into the drawn page before the app runs.
 * @returns ends the notes, and gives what was typed
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

/** Types the noted texts again into the running page. Else they would stay unread, or be gone. */
export function typeAgain(typed: readonly TypedField[]): void {
  for (const { id, text } of typed) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) continue;
    // React hears only of a value that differs from the one it set. A value set through the
    // element's own setter is noted by React, one set through the prototype's is not.
    field.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
