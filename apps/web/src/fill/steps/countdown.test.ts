import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const since = 1_000_000;
const minute = 60_000;

it.each([
  [0, 10, '10:00', false],
  [1, 10, '10:00', false],
  [1000, 10, '9:59', false],
  [3 * minute + 18_000, 10, '6:42', false],
  [10 * minute - 1, 10, '0:01', false],
  [10 * minute, 10, '0:00', true],
  // The phone was asleep for three hours.
  [180 * minute, 10, '0:00', true],
  // The clock was set back an hour meanwhile.
  [-60 * minute, 10, '10:00', false],
  [0, 65, '1:05:00', false],
  [5 * minute, 15, '10:00', false],
])('%s ms into a wait of %s min: %s, over %s', (after, waitMin, text, isOver) => {
  expect(countdown(since, waitMin, since + after)).toEqual({ text, isOver });
});
