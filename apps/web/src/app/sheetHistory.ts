import { openSheets } from '../ui/panels/openSheets.ts';

/*
 * A sheet has an entry of its own in the history: the way back closes it, in every browser, and leaves the
 * page where it is. Where another sheet takes its place in one drawing, it takes the entry too. The file
 * comes after a screen has stood for a while; a sheet that is open by then gets its entry there.
 */

const sheets = openSheets.closings;

/** What is to be done once the entries of closed sheets are behind; null: none are being left. */
let waiting: (() => void)[] | null = null;
let patience = 0;
let focused: Element | null = null;

/** A browser that does not go back after all must hold up nothing. */
const LONGEST_LEAVING_MS = 500;

/** Entries of sheets that lie over the page's own, which they have the state of. */
function sheetEntries(): number {
  const state: unknown = window.history.state;
  const isOver = typeof state === 'object' && state !== null && 'sheets' in state;
  return isOver && typeof state.sheets === 'number' ? state.sheets : 0;
}

/** From a sheet another page takes the place of its entry; one that takes the page's own waits for that. */
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

/** Makes the history as the page is: an entry for each sheet in view, and none for others. */
function settle(): void {
  if (waiting !== null) return;
  const over = sheetEntries();
  if (over > sheets.length) leave(over - sheets.length, soon);
  for (let entry = over + 1; entry <= sheets.length; entry += 1) {
    window.history.pushState({ ...(window.history.state as object), sheets: entry }, '');
  }
}

/** After the drawing under way, in which another sheet may open or another page come. */
function soon(): void {
  window.setTimeout(settle);
}

function onBack(): void {
  if (waiting === null) for (const close of sheets.slice(sheetEntries()).reverse()) close();
  else left();
  // A sheet may have stayed, and a page may have been loaded anew under the entry of one.
  soon();
}

openSheets.putAddress = putAddress;
openSheets.onChange = soon;
window.addEventListener('popstate', onBack);
// A page may have been loaded anew under the entry of a sheet, or a sheet be open by now.
soon();
