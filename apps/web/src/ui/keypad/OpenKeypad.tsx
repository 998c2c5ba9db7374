import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Keypad } from './Keypad.tsx';
import { giveToPhone, keypadStore } from './keypadStore.ts';
import { pressedControl } from './pressedControl.ts';

/** The keypad, over the page or inside its field's sheet: a modal sheet makes all else inert. */
export function OpenKeypad() {
  const field = useStore(keypadStore, (state) => state.field);
  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.toggleAttribute('data-keypad', field !== null);
    };
    if (field === null) keepScrollPosition(show);
    else {
      show();
      if (isCovered(field.input)) field.input.scrollIntoView({ block: 'center' });
    }
  }, [field]);
  if (field === null) return null;
  return createPortal(
    <Keypad field={field} onPhoneKeyboard={() => giveToPhone(field)} />,
    field.input.closest('dialog') ?? document.body,
  );
}

/** Room for the message under a field, px. */
const MESSAGE_PX = 48;

/** Whether a field, or the message under it, is out of view or behind something that sticks. */
function isCovered(input: HTMLInputElement): boolean {
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

/** Empty room at the end of the page that only keeps its scroll position, px. */
let spare = 0;

function setSpare(px: number): void {
  spare = px;
  document.body.style.paddingBottom = px === 0 ? '' : `${px}px`;
}

/** Removes as much of the spare room as the page was scrolled up. */
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
function keepScrollPosition(shorten: () => void): void {
  const before = window.scrollY;
  setSpare(0);
  shorten();
  const lost = before - window.scrollY;
  if (lost <= 0 || pressedControl()?.isConnected !== true) return;
  setSpare(Math.ceil(lost));
  window.scrollTo({ top: before, behavior: 'instant' });
  window.addEventListener('scroll', giveBack, { passive: true });
}
