/** Room for what is said under a field, px. */
const MESSAGE_PX = 48;

/** Whether a field, or what is said under it, is out of sight or behind something that sticks. */
export function isCovered(input: HTMLInputElement): boolean {
  const { left, top, bottom } = input.getBoundingClientRect();
  return [top + 1, bottom + MESSAGE_PX].some((y) => {
    const seen = document.elementFromPoint(left + 1, y);
    return seen === null || isStuck(seen);
  });
}

function isStuck(seen: Element): boolean {
  for (
    let at: Element | null = seen;
    at !== null && at.tagName !== 'DIALOG';
    at = at.parentElement
  ) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
  }
  return false;
}
