import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** Every text, with the keys that lead to it. Keys with an `@` describe, and are not shown. */
function textsOf(value: unknown, key: string): readonly string[] {
  if (typeof value === 'string') return value.startsWith('@') ? [] : [`${key}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('@') ? [] : textsOf(inner, `${key}.${name}`),
  );
}

/** The texts of a language: of the screens, and of what the engine says. */
const textsIn = (language: string): readonly string[] =>
  ['apps/web/messages', 'packages/messages/messages'].flatMap((messages) => {
    const folder = join(root, messages, language);
    return readdirSync(folder).flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file),
    );
  });

/** What a thing was called besides, and its one name. */
it.each([
  ['en', 'Paddocks', /: Ground$/],
  ['en', 'Backup and files', /\bin and out\b/i],
  ['en', 'API tokens', /: Other programs$/],
  ['en', 'limit', /(?<!\{)\bcap\b(?!\})/i],
  ['en', 'Farm settings', /the farm itself/i],
  ['en', 'tank', /\busable tank\b|\btank size\b|what you may fill/i],
  ['es', 'tanque', /tanque útil|tamaño del tanque|lo que se puede llenar/i],
  ['fr', 'cuve', /cuve utile|taille de la cuve|ce qu’on peut remplir/i],
  ['en', 'not set', /\bnot said\b|\bno machine set\b/i],
  ['es', 'sin dato', /: (?:por: )?sin decir$/i],
  ['fr', 'non saisi', /: (?:par : )?non dit$/i],
  ['en', 'Saved mixes', /: Mixes$/],
  ['es', 'Mezclas guardadas', /: Mezclas$/],
  ['fr', 'Bouillies gardées', /: Bouillies$/],
])('%s: calls a thing %s, and nothing else', (language, _name, other) => {
  const texts = textsIn(language);
  // The other languages say what is alike in them once only.
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});

/** Words of a laboratory or of another language's grammar, which no farmer says. */
it.each([
  ['to which line', /to which line/i],
  ['so they wait', /so they wait/i],
  ['is to belong to', /is to belong to/i],
  ['stand here', /spraying stand here/i],
])('does not say “%s”', (_words, other) => {
  expect(textsIn('en').filter((text) => other.test(text))).toEqual([]);
});
