import { expect, it } from 'vitest';
import { timeOfText } from './timeText.ts';

const inNewZealand = () => 780;
const inSydney = () => 660;

it('is a time of the place this device is in', () => {
  expect(timeOfText('2026-11-21T16:05', null, inNewZealand)).toBe('2026-11-21T16:05:00+13:00');
  const old = '2026-11-21T14:02:11+13:00';
  expect(timeOfText('2026-11-21T16:05', old, inNewZealand)).toBe('2026-11-21T16:05:00+13:00');
});

it('keeps the clock of a record that was made elsewhere: its six hours are no eight', () => {
  const old = '2026-11-21T14:02:11+13:00';
  expect(timeOfText('2026-11-21T16:05', old, inSydney)).toBe('2026-11-21T16:05:00+13:00');
});

it('crosses the end of summer time with the place', () => {
  const newZealand = (momentMs: number) => (momentMs < Date.UTC(2027, 3, 3, 14) ? 780 : 720);
  const old = '2027-04-02T14:00:00+13:00';
  expect(timeOfText('2027-04-10T14:00', old, newZealand)).toBe('2027-04-10T14:00:00+12:00');
  expect(timeOfText('2027-04-04T01:59', old, newZealand)).toBe('2027-04-04T01:59:00+13:00');
});

it.each(['', '16:05', '2026-13-01T00:00'])('%s is no time', (text) => {
  expect(timeOfText(text, null, inNewZealand)).toBeNull();
});
