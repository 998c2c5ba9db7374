import {
  calendarOf,
  floorDivide,
  NANOS_PER_DAY,
  NANOS_PER_MS,
  NANOS_PER_SECOND,
} from '../values/calendar.ts';
import { RulesDuration, RulesTimestamp } from '../values/RulesValue.ts';
import { form, type Callables } from './Callable.ts';

const startOfDay = ({ nanos }: RulesTimestamp): bigint =>
  floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;

const calendarPart = (read: (date: Date) => number): Callables[string] => [
  form(['timestamp'], (time) => BigInt(read(calendarOf(time)))),
];

const DAY_MS = 86_400_000;

const dayOfYear = (date: Date): number => {
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return Math.round((date.getTime() - first.getTime()) / DAY_MS) + 1;
};

export const timestampMethods: Callables = {
  date: [form(['timestamp'], (time) => new RulesTimestamp(startOfDay(time)))],
  day: calendarPart((date) => date.getUTCDate()),
  dayOfWeek: calendarPart((date) => (date.getUTCDay() === 0 ? 7 : date.getUTCDay())),
  dayOfYear: calendarPart(dayOfYear),
  hours: calendarPart((date) => date.getUTCHours()),
  minutes: calendarPart((date) => date.getUTCMinutes()),
  month: calendarPart((date) => date.getUTCMonth() + 1),
  nanos: [
    form(
      ['timestamp'],
      ({ nanos }) => nanos - floorDivide(nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND,
    ),
  ],
  seconds: calendarPart((date) => date.getUTCSeconds()),
  time: [form(['timestamp'], (time) => new RulesDuration(time.nanos - startOfDay(time)))],
  toMillis: [form(['timestamp'], ({ nanos }) => floorDivide(nanos, NANOS_PER_MS))],
  year: calendarPart((date) => date.getUTCFullYear()),
};

export const durationMethods: Callables = {
  nanos: [form(['duration'], ({ nanos }) => nanos % NANOS_PER_SECOND)],
  seconds: [form(['duration'], ({ nanos }) => nanos / NANOS_PER_SECOND)],
};
