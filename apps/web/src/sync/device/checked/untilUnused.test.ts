// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilUnused } from './untilUnused.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function isUsed(): Promise<boolean> {
  let isOver = false;
  void untilUnused(() => Promise.resolve()).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(5000);
  return !isOver;
}

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable tabindex="0"></div>', true],
  ['<div contenteditable="false" tabindex="0"></div>', false],
  ['<button></button>', false],
])('a page whose %s has the focus is used: %s', async (html, used) => {
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
  expect(document.activeElement).toBe(document.body.firstElementChild);
  expect(await isUsed()).toBe(used);
});

it('is over once the field has lost the focus, or is gone, and the page has nothing to do', async () => {
  for (const leave of ['blur', 'remove'] as const) {
    document.body.innerHTML = '<input>';
    const field = document.body.firstElementChild as HTMLElement;
    field.focus();
    let idle = 0;
    let isOver = false;
    void untilUnused(() => Promise.resolve(void (idle += 1))).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(3000);
    field[leave]();
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect([isOver, idle]).toEqual([true, 5]);
  }
});
