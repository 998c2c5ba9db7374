import { catalogue } from '@mix/catalogue';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './preferences/languages.ts';
import { languagePacks } from './languagePacks.ts';

const ENGINE_MESSAGES = join(import.meta.dirname, '../../../../packages/messages/messages');
const LOCALIZED = /export const (\w+) = localized\(\s*'(\w+)'/g;
const made = readdirSync(join(import.meta.dirname, 'made/en'), {
  recursive: true,
  encoding: 'utf8',
});

/** Every part of the app that has words, with the name they are exported under. */
const areas = [
  ...made.map((file) => `made/en/${file}`),
  'problems/stepReasonWords.ts',
  'workings/formulaWords.ts',
]
  .filter((file) => /\w\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(LOCALIZED)].map(
      ([, name = '', area = '']) => ({ file, name, area }),
    ),
  );

/** Every word with its path, those of groups too: "mix.nextAct.tank". */
const entriesOf = (words: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );

const english = new Map(
  (
    await Promise.all(
      areas.map(async ({ file, name, area }) => {
        const words = ((await import(join(import.meta.dirname, file))) as Record<string, object>)[
          name
        ];
        return entriesOf({ [area]: words });
      }),
    )
  ).flat(),
);

/**
 * The sentence with such values, thousands ungrouped; null where it takes other kinds of values.
 */
function said(words: unknown, values: readonly number[]): string | null {
  if (typeof words !== 'function') return null;
  try {
    return String(Reflect.apply(words, undefined, [...values])).replace(/(?<=\d)[\s,.](?=\d)/g, '');
  } catch {
    return null;
  }
}

/** One value for each slot of a sentence: none follows on another, none is a single figure. */
const marks = [12_010, 23_020, 34_030, 45_040, 56_050, 67_060, 78_070];

it('has a folder of messages for every language, and a language for every folder', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../messages'));
  expect(folders).toEqual([...LANGUAGES].toSorted());
});

describe.each(Object.entries(languagePacks))('the words of %s', (language, load) => {
  it('are there for every sentence, and for no other', async () => {
    const { words } = await load();
    const keys = new Set(entriesOf(words).map(([key]) => key));
    expect(english.size).toBeGreaterThan(1000);
    expect([...english.keys()].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !english.has(key))).toEqual([]);
  });

  it('leave out no figure and no name that English says', async () => {
    const { words } = await load();
    const lost = entriesOf(words).filter(([key, sentence]) => {
      const before = said(english.get(key), marks);
      const after = said(sentence, marks);
      return marks.some((mark) => before?.includes(`${mark}`) && !after?.includes(`${mark}`));
    });
    expect(lost.map(([key]) => key)).toEqual([]);
  });

  it('never say one where there is none', async () => {
    const { words } = await load();
    const none = marks.map(() => 0);
    const wrong = entriesOf(words).filter(
      ([key, sentence]) =>
        /\b1\b/.test(said(sentence, none) ?? '') &&
        !/\b1\b/.test(said(english.get(key), none) ?? ''),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('give the reason of every rule of the catalogue', async () => {
    const { problems } = await load();
    const missing = catalogue.compatibilityRules
      .map(({ id }) => id)
      .filter((id) => problems.values.ruleReason(id, '') === '');
    expect(missing).toEqual([]);
  });

  it('give no reason that no rule of the catalogue asks for', () => {
    const { ruleReasons } = JSON.parse(
      readFileSync(join(ENGINE_MESSAGES, language, 'rules.json'), 'utf8'),
    ) as { readonly ruleReasons: object };
    const asked = new Set(catalogue.compatibilityRules.map(({ id }) => id.replace(/-.*/u, '')));
    expect(Object.keys(ruleReasons).filter((key) => !asked.has(key))).toEqual([]);
    expect(asked.size).toBeGreaterThan(200);
  });
});
