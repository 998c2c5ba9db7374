import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { messageFolders } from './makeWords.ts';

const LANGUAGES = ['en', 'es', 'fr'];

/**
 * The texts of a file by their places, each in all languages, without references to common ones.
 */
function textsOf(
  groups: readonly unknown[],
  place: string,
): readonly (readonly [string, string])[] {
  const [english] = groups;
  if (!isFields(english)) {
    const isText = groups.every((text) => typeof text === 'string' && !text.startsWith('@'));
    return isText ? [[place, groups.join('\n')]] : [];
  }
  return Object.keys(english)
    .filter((key) => !key.startsWith('@'))
    .flatMap((key) =>
      textsOf(
        groups.map((group) => (isFields(group) ? group[key] : undefined)),
        `${place}.${key}`,
      ),
    );
}

/** Whether a text has words, not only signs around its arguments. */
const hasWords = (text: string): boolean => /[a-z]{2}/i.test(text.replaceAll(/\{[^{}]*\}/g, ''));

describe.each(messageFolders)('in %s', (folder) => {
  const files = readdirSync(join(folder, 'en'));
  const textIn = (language: string, file: string): string =>
    readFileSync(join(folder, language, file), 'utf8');

  it('a common text is said in two places or more', () => {
    const said = files.map((file) => textIn('en', file));
    const places = Map.groupBy(said.join('').match(/(?<=": "@)\w+(?=")/g) ?? [], (name) => name);
    expect(places.size).toBeGreaterThan(30);
    expect([...places].filter(([, of]) => of.length < 2).map(([name]) => name)).toEqual([]);
  });

  it('what several places say alike in all languages stands once, among the common texts', () => {
    const texts = files.flatMap((file) =>
      textsOf(
        LANGUAGES.map((language): unknown => JSON.parse(textIn(language, file))),
        file.replace('.json', ''),
      ),
    );
    expect(texts.length).toBeGreaterThan(600);
    const places = Map.groupBy(texts, ([, text]) => text);
    const twice = [...places].filter(([text, of]) => of.length > 1 && hasWords(text));
    expect(twice.map(([, of]) => of.map(([place]) => place))).toEqual([]);
  });
});
