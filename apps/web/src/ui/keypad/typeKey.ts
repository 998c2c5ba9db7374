/** A key that changes the text of a field. */
export type TypingKey = 'delete' | 'clear' | { readonly insert: string };

/** Changes the text at the caret and tells the page, as a keyboard would. */
export function typeKey(input: HTMLInputElement, key: TypingKey): void {
  const end = input.value.length;
  const from = input.selectionStart ?? end;
  const to = input.selectionEnd ?? end;
  if (key === 'clear') input.setRangeText('', 0, end, 'end');
  else if (key !== 'delete') input.setRangeText(key.insert, from, to, 'end');
  else if (from !== to) input.setRangeText('', from, to, 'end');
  else input.setRangeText('', Math.max(0, from - 1), from, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
