import { catalogue } from '@mix/catalogue';
import { spanish as problems } from '@mix/messages/es';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spanish } from './spanish.ts';

const folder = join(import.meta.dirname, '../en');
const LOCALIZED = /export const (\w+) = localized\(\s*'(\w+)'/g;

/** Every part of the app that has words, with the name they are exported under. */
const areas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\w\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(LOCALIZED)].map(
      ([, name = '', area = '']) => ({ file, name, area }),
    ),
  );

/** Every key, those of groups with their path. */
function keysOf(words: object, path = ''): readonly string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  );
}

describe('the Spanish words', () => {
  it('are there for every part of the app', () => {
    expect(areas.length).toBeGreaterThan(30);
    const missing = areas.filter(({ area }) => !(area in spanish)).map(({ file }) => file);
    expect(missing).toEqual([]);
  });

  it.each(areas.filter(({ area }) => area in spanish))(
    '$area has every key that English has',
    async ({ file, name, area }) => {
      const english = ((await import(join(folder, file))) as Record<string, object>)[name] ?? {};
      const translated = (spanish as Readonly<Record<string, object>>)[area] ?? {};
      expect(keysOf(translated).toSorted()).toEqual(keysOf(english).toSorted());
    },
  );

  it('give the reason of every rule of the catalogue', () => {
    const missing = catalogue.compatibilityRules
      .map(({ id }) => id)
      .filter((id) => problems.values.ruleReason(id, '') === '');
    expect(missing).toEqual([]);
  });
});
