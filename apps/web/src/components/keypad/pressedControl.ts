let control: Element | null = null;
let isDown = false;

/** What is tapped more than once in a row, and may do harm when something else gets the second tap. */
const CONTROLS = 'button, summary, label';

const listenFirst = { capture: true, passive: true };

/** Notes what is pressed from now on, before any other listener runs. */
export function watchPresses(): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      isDown = true;
      const pressed = target instanceof Element ? target.closest(CONTROLS) : null;
      control = pressed?.closest('#keypad') === null ? pressed : null;
    },
    listenFirst,
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (isDown = false), listenFirst);
  }
}

/** The control beside the keypad that was pressed last; null when it was a key or nothing. */
export const pressedControl = (): Element | null => control;

/**
 * Does it once the press under way has reached what it was meant for. A finger is up before its field
 * is left, and its click follows in the same turn; a mouse is down still, and its click comes with
 * the release.
 */
export function afterPress(act: () => void): void {
  if (isDown) {
    document.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true });
  } else setTimeout(act);
}
