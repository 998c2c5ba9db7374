import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepKnownRole, readKnownRole, roleNow } from './knownRole.ts';
import { farmsWithRole } from './roleAge.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const at = new Date('2026-11-23T08:00:00Z');
const later = (days: number) => new Date(at.getTime() + days * 86_400_000);

it('keeps what a farm last said somebody is', () => {
  expect(readKnownRole('u1/hill')).toBeNull();
  keepKnownRole('u1/hill', { role: 'operator', at });
  expect(readKnownRole('u1/hill')).toEqual({ role: 'operator', at });
  expect(readKnownRole('u1/river')).toBeNull();
  keepKnownRole('u1/hill', { role: null, at });
  expect(readKnownRole('u1/hill')).toEqual({ role: null, at });
});

it('knows the farms somebody worked at here, and none of anybody else', () => {
  expect(farmsWithRole('u1')).toEqual([]);
  keepKnownRole('u1/hill', { role: 'operator', at });
  keepKnownRole('u10/river', { role: 'operator', at });
  vi.stubGlobal('window', { localStorage: Object.fromEntries(kept) });
  expect(farmsWithRole('u1')).toEqual(['u1/hill']);
  expect(farmsWithRole('u2')).toEqual([]);
});

it.each(['', '{', '5', 'null', '{"role":"boss","at":"2026-11-23"}', '{"role":"owner"}'])(
  'takes %j for nothing',
  (text) => {
    kept.set('mix.role.u1/hill', text);
    expect(readKnownRole('u1/hill')).toBeNull();
  },
);

it('goes on with it for 45 days', () => {
  const known = { role: 'manager', at } as const;
  expect(roleNow(known, at)).toBe('manager');
  expect(roleNow(known, later(45))).toBe('manager');
  expect(roleNow(known, later(45.1))).toBeNull();
  expect(roleNow({ role: null, at }, at)).toBeNull();
  expect(roleNow(null, at)).toBeNull();
});
