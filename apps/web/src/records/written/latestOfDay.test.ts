import { localDay, momentOf } from '@mix/documents';
import { expect, it } from 'vitest';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { daysBefore, latestOfDay, sprayDays } from './latestOfDay.ts';

const now = new Date(2026, 10, 22, 9, 30);
const nowMs = now.getTime();
const today = dayOf(now);

it('of a day before it is the last minute: no interval of a label counts too short', () => {
  const yesterday = daysBefore(today, 1);
  const when = latestOfDay(yesterday, nowMs);
  expect(when?.endKnownTo).toBe('day');
  expect(when?.endedAt.slice(0, 16)).toBe(`${yesterday}T23:59`);
});

it('of today it is now, and never later', () => {
  const when = latestOfDay(today, nowMs);
  expect(momentOf(when?.endedAt ?? '')).toBe(nowMs);
});

it('of tomorrow it is none, but within an hour of midnight, as clocks go wrong', () => {
  const tomorrow = daysBefore(today, -1);
  expect(latestOfDay(tomorrow, nowMs)).toBeNull();
  const lateMs = new Date(2026, 10, 22, 23, 20).getTime();
  expect(latestOfDay(tomorrow, lateMs)?.endedAt.slice(0, 16)).toBe(`${tomorrow}T00:00`);
});

it.each(['', '2026-02-30', '22/11/2026', '0202-11-22', '2016-01-01', '2036-11-22'])(
  'of %j it is none',
  (day) => {
    expect(latestOfDay(day, nowMs)).toBeNull();
  },
);

it('goes back ten years', () => {
  const [least, most] = sprayDays(nowMs);
  expect([least.slice(0, 4), most]).toEqual(['2016', today]);
  expect(localDay(latestOfDay(least, nowMs)?.endedAt ?? '')).toBe(least);
});
