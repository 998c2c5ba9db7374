import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['apps/web/messages/en', 'packages/messages/messages/en'].map((folder) =>
  join(import.meta.dirname, '../../../..', folder),
);

/** Every English text, with the keys that lead to it. Keys with an `@` describe, and are not shown. */
function textsOf(value: unknown, key: string): readonly string[] {
  if (typeof value === 'string') return value.startsWith('@') ? [] : [`${key}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('@') ? [] : textsOf(inner, `${key}.${name}`),
  );
}

const texts = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file),
  ),
);

/** What a thing was called besides, and its one name. */
it.each([
  ['Paddocks', /: Ground$/],
  ['Backup and files', /\bin and out\b/i],
  ['API tokens', /: Other programs$/],
  ['limit', /(?<!\{)\bcap\b(?!\})/i],
  ['Farm settings', /the farm itself/i],
])('calls a thing %s, and nothing else', (_name, other) => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
