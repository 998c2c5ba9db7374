import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../sqlite/Database.ts';
import { migrate } from '../sqlite/migrate.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { MIGRATIONS } from '../testing/startTestServer.ts';
import { Limits, LIMITS } from './Limits.ts';

let database: Database;
let limits: Limits;
let now: number;
beforeEach(() => {
  now = 1_000_000;
  database = openDatabase(':memory:');
  migrate(database, MIGRATIONS, () => now);
  limits = new Limits(database, () => now, true);
});
afterEach(() => database.close());

const rows = (): number => database.prepare('SELECT * FROM attempts').all().length;
const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

test.each(names)('%s: so many, not one more, until the time is over', (name) => {
  const { count, windowMs } = LIMITS[name];
  for (let n = 0; n < count; n += 1) {
    limits.check(name, 'a');
    limits.take(name, 'a');
    now += 1;
  }
  expect(() => limits.take(name, 'a')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(() => limits.check(name, 'a')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  limits.take(name, 'b');
  now += windowMs - count - 1;
  expect(() => limits.take(name, 'a')).toThrow('Try again in 1 minute.');
  now += 1;
  limits.take(name, 'a');
});

test('a password that was never tried does not end a wait, nor start one', () => {
  for (let n = 0; n < 10; n += 1) limits.beginPassword('ann', 'ip');
  expect(() => limits.beginPassword('ann', 'ip')).toThrow('TOO_MANY');
  now += 1000;
  limits.beginPassword('ann', 'ip');
  limits.passwordWasNotTried('ann', 'ip');
  expect(() => limits.beginPassword('ann', 'ip')).toThrow('TOO_MANY');
  limits.beginPassword('bob', 'ip');
  limits.passwordWasNotTried('bob', 'ip');
  for (let n = 0; n < 10; n += 1) limits.beginPassword('bob', 'ip');
  expect(() => limits.beginPassword('bob', 'ip')).toThrow('TOO_MANY');
});

test('a reset forgets the failures of one account, from wherever', () => {
  for (const ip of ['one', 'two']) {
    for (let n = 0; n < 10; n += 1) limits.beginPassword('ann', ip);
  }
  for (let n = 0; n < 10; n += 1) limits.beginPassword('bob', 'one');
  limits.forgetFailures('ann', '203.0.113.9');
  limits.beginPassword('ann', 'one');
  limits.beginPassword('ann', 'two');
  expect(() => limits.beginPassword('bob', 'one')).toThrow('TOO_MANY');
});

test('what is over is swept away, and no address was ever in it', () => {
  limits.take('mailByAccount', 'ann@example.org');
  limits.beginPassword('ann@example.org', '203.0.113.9');
  const text = JSON.stringify(database.prepare('SELECT * FROM attempts').all());
  expect(text).not.toContain('ann');
  expect(text).not.toContain('203');
  limits.sweep();
  expect(rows()).toBe(3);
  now += 24 * 3_600_000;
  limits.sweep();
  expect(rows()).toBe(0);
});
