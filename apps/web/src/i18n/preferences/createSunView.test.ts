import { expect, it } from 'vitest';
import { createSunView } from './createSunView.ts';

const noon = new Date(2026, 10, 21, 12);
const lateEvening = new Date(2026, 10, 21, 23, 59);
const nextDay = new Date(2026, 10, 22, 0, 1);

function deviceAt(start: Date, prefersContrast = false) {
  const held = new Map<string, string>();
  let at = start;
  const open = () => {
    const view = createSunView({
      storage: {
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, text) => held.set(key, text),
        removeItem: (key) => held.delete(key),
      },
      now: () => at,
      prefersContrast: () => prefersContrast,
    });
    view.refresh();
    return view;
  };
  return { open, setTime: (time: Date) => (at = time) };
}

it('starts dark, comes with one tap, and stays for the day', () => {
  const { open, setTime } = deviceAt(noon);
  const view = open();
  expect(view.isOn.getState()).toBe(false);
  view.toggle();
  expect(view.isOn.getState()).toBe(true);
  setTime(lateEvening);
  expect(open().isOn.getState()).toBe(true);
});

it('starts dark on the next local day', () => {
  const { open, setTime } = deviceAt(noon);
  open().toggle();
  setTime(nextDay);
  const view = open();
  expect(view.isOn.getState()).toBe(false);
  view.toggle();
  expect(view.isOn.getState()).toBe(true);
});

it('is there unasked for a reader who wants more contrast, and can be put away for a day', () => {
  const { open, setTime } = deviceAt(noon, true);
  const view = open();
  expect(view.isOn.getState()).toBe(true);
  view.toggle();
  expect(open().isOn.getState()).toBe(false);
  setTime(nextDay);
  expect(open().isOn.getState()).toBe(true);
});

it('comes with bright light, but not on a day on which it was put away', () => {
  const { open, setTime } = deviceAt(noon);
  const view = open();
  view.onBrightLight();
  expect(view.isOn.getState()).toBe(true);
  view.toggle();
  view.onBrightLight();
  expect(view.isOn.getState()).toBe(false);
  setTime(nextDay);
  view.onBrightLight();
  expect(view.isOn.getState()).toBe(true);
});
