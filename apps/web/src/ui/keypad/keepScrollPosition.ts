import { pressedControl } from './pressedControl.ts';

/** Px at the end of the page that only keep its place. */
let spare = 0;

function setSpare(px: number): void {
  spare = px;
  document.body.style.paddingBottom = px === 0 ? '' : `${px}px`;
}

/** As far as the page is scrolled up, the room below goes. */
function giveBack(): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  const needed = Math.max(0, window.scrollY + clientHeight - (scrollHeight - spare));
  if (needed < spare) setSpare(Math.round(needed));
  if (spare === 0) window.removeEventListener('scroll', giveBack);
}

/**
 * Makes the page shorter without moving the control that was pressed last: a second tap on it would
 * land elsewhere. Where nothing was pressed the page closes up at once.
 */
export function keepScrollPosition(shorten: () => void): void {
  const before = window.scrollY;
  setSpare(0);
  shorten();
  const lost = before - window.scrollY;
  if (lost <= 0 || pressedControl()?.isConnected !== true) return;
  setSpare(Math.ceil(lost));
  window.scrollTo({ top: before, behavior: 'instant' });
  window.addEventListener('scroll', giveBack, { passive: true });
}
