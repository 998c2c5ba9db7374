let control: Element | null = null;
let isDown = false;
let isWatched = false;

/** A press that lasts longer, or whose end was never reported, delays nothing any more. */
const LONGEST_PRESS_MS = 1000;

/** Controls that are tapped more than once in a row: a second tap on something else may do harm. */
const CONTROLS = 'button, summary, label';

const listenFirst = { capture: true, passive: true };

/** Notes what is pressed from now on, before any other listener runs. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
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
 * Calls `act` once the press under way has reached its target. A finger is up before its field is
 * left, and its click follows in the same turn; a mouse is down still, and its click comes with the
 * release.
 */
export function afterPress(act: () => void): void {
  if (isDown) {
    document.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true });
  } else setTimeout(act);
}

/**
 * Calls `act` now, or, where a press is under way, right after it: an element that is drawn anew
 * under a finger would never get its click.
 */
export function outsidePress(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    // The click follows in the same turn.
    setTimeout(act);
  };
  for (const name of ['pointerup', 'pointercancel']) {
    document.addEventListener(name, end, { ...listenFirst, signal: ended.signal });
  }
  setTimeout(end, LONGEST_PRESS_MS);
}
