import { openSheets } from '../ui/panels/openSheets.ts';

/*
 * A sheet has an entry of its own in the history: the way back closes it, in every browser, and
 * leaves the page where it is. A sheet that replaces another in one drawing takes over its entry.
 * This file is fetched after a screen has stood for a while; a sheet that is open by then gets its
 * entry at that moment.
 */

const sheets = openSheets.closings;

/** Tasks to run once the entries of closed sheets were left; null: none are being left. */
let waiting: (() => void)[] | null = null;
let patience = 0;
let focused: Element | null = null;

/** After this time a browser that does not go back holds up nothing any more. */
const LONGEST_LEAVING_MS = 500;

/** Number of sheet entries above the page's own entry, whose state they share. */
function sheetEntries(): number {
  const state: unknown = window.history.state;
  const isOver = typeof state === 'object' && state !== null && 'sheets' in state;
  return isOver && typeof state.sheets === 'number' ? state.sheets : 0;
}

/**
 * A page opened from a sheet takes over the sheet's entry; an address that replaces the page's own
 * entry waits until the sheet entries were left.
 */
function putAddress(isInPlace: boolean, write: (isInPlace: boolean) => void): void {
  const over = sheetEntries();
  if (waiting !== null) {
    waiting.push(() => {
      putAddress(isInPlace, write);
    });
  } else if (isInPlace && over > 0) {
    leave(over, () => {
      write(true);
    });
  } else write(isInPlace || over > 0);
}

function leave(entries: number, task: () => void): void {
  waiting = [task];
  focused = document.activeElement;
  patience = window.setTimeout(left, LONGEST_LEAVING_MS);
  window.history.go(-entries);
}

function left(): void {
  window.clearTimeout(patience);
  const tasks = waiting ?? [];
  waiting = null;
  // WebKit takes the focus away on the way back, though the page is the same.
  const isLost = document.activeElement === document.body;
  if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  for (const task of tasks) task();
}

/** Brings the history in line with the page: one entry for each sheet in view, and no others. */
function settle(): void {
  if (waiting !== null) return;
  const over = sheetEntries();
  if (over > sheets.length) leave(over - sheets.length, soon);
  for (let entry = over + 1; entry <= sheets.length; entry += 1) {
    window.history.pushState({ ...(window.history.state as object), sheets: entry }, '');
  }
}

/** Settles after the drawing under way, in which another sheet may open or another page come. */
function soon(): void {
  window.setTimeout(settle);
}

function onBack(): void {
  if (waiting === null) for (const close of sheets.slice(sheetEntries()).reverse()) close();
  else left();
  // A sheet may have stayed open, and a page may have been reloaded under a sheet's entry.
  soon();
}

openSheets.putAddress = putAddress;
openSheets.onChange = soon;
window.addEventListener('popstate', onBack);
// A page may have been reloaded under a sheet's entry, or a sheet may be open by now.
soon();
