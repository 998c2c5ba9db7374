import type { ProblemLanguage } from '@mix/messages';
import { english as englishProblems } from '@mix/messages/en';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/preferences/languages.ts';
import { languagePacks } from '../../src/words/languagePacks.ts';

const folder = join(import.meta.dirname, '../../src/words/en');

/** What stands before the words of an area: where they are said. */
const AREA =
  /(?:\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*)?export const (\w+) = localized\(\s*'(\w+)'/g;

interface Area {
  readonly area: string;
  /** The room of the app, and its file. */
  readonly place: string;
  readonly where: string;
  readonly words: object;
}

async function areasOf(file: string): Promise<readonly Area[]> {
  const source = readFileSync(join(folder, file), 'utf8');
  const said = (await import(join(folder, file))) as Readonly<Record<string, object>>;
  return [...source.matchAll(AREA)].map(([, comment = '', name = '', area = '']) => ({
    area,
    place: file.replaceAll('\\', '/').replace(/\.ts$/, ''),
    where: comment.replace(/\s*\n\s*\*\s*/g, ' '),
    words: said[name] ?? {},
  }));
}

/** The names of what a sentence is made with, as its function calls them. */
const valuesOf = (sentence: (...values: never[]) => unknown): readonly string[] =>
  (/^(?:\(([^)]*)\)|(\w+))\s*=>/.exec(String(sentence))?.slice(1) ?? [])
    .join('')
    .split(',')
    .map((name) => name.replace(/[:=].*$/, '').trim())
    .filter((name) => name !== '');

function saidWith(words: unknown, values: readonly unknown[]): string | null {
  if (typeof words === 'string') return words;
  if (typeof words !== 'function') return null;
  try {
    const said: unknown = Reflect.apply(words, undefined, [...values]);
    // A list that was given as a name comes apart into its letters.
    return typeof said === 'string' && !/NaN|\{ \+ /.test(said) ? said : null;
  } catch {
    // It works something out of its values, and has no use for their names.
    return null;
  }
}

/** The sentence in each language with the names of its figures in it; where a name will not do, a figure. */
function sentencesOf(inEachLanguage: readonly unknown[]): readonly string[] {
  const [english] = inEachLanguage;
  const names = typeof english === 'function' ? valuesOf(english as () => unknown) : [];
  const ways = [
    names.map((name) => `{${name}}`),
    names.map((name) => [`{${name}}`]),
    names.map(() => 12),
  ].map((values) => inEachLanguage.map((words) => saidWith(words, values)));
  const said = ways.find((texts) => !texts.includes(null)) ?? [];
  return said.map((text) => text ?? '');
}

/** Every word with its path, those of groups too. */
const entriesOf = (words: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );

/** Stands for the values of any problem: each is said by its name. */
const namedValues = new Proxy(
  {},
  {
    get: (_, method) => (key?: string) =>
      ['has', 'tried', 'some', 'atLeast'].includes(String(method))
        ? true
        : ['is', 'same'].includes(String(method))
          ? false
          : method === 'list'
            ? [`{${key ?? ''}}`]
            : `{${key ?? String(method)}}`,
  },
);

const problemsOf = (language: ProblemLanguage): object =>
  Object.fromEntries(
    Object.entries(language.problems).map(([code, words]) => {
      // Every method of the values answers with a name of what it is asked for.
      const { title, detail, action } = words(
        namedValues as Parameters<typeof words>[0],
        '{field}',
      );
      return [code, [title, detail, action].filter(Boolean).join(' · ')];
    }),
  );

/** One line of a table: a stroke would end a cell, and a space that does not break looks like one. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\n', ' ');

function table(inEachLanguage: readonly object[]): string {
  const [english = [], ...others] = inEachLanguage.map((words) => entriesOf(words));
  const found = others.map((entries) => new Map(entries));
  const rows = english.map(([key, words]) =>
    [`\`${key}\``, ...sentencesOf([words, ...found.map((entries) => entries.get(key))])]
      .map(cell)
      .join(' | '),
  );
  const heads = ['', ...Object.values(languages).map(({ name }) => name)];
  return [heads, heads.map(() => '---'), ...rows.map((row) => [row])]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** Every sentence of the app in every language, by the part of the app that says it. */
export async function wordsPage(): Promise<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\w\.ts$/.test(file) && !file.startsWith('plural'))
    .toSorted();
  const areas = (await Promise.all(files.map(areasOf))).flat();
  const packs = await Promise.all(
    (Object.keys(languages) as readonly Language[])
      .filter((language) => language !== 'en')
      .map((language) => languagePacks[language]()),
  );
  const parts = areas.map(({ area, place, where, words }) => {
    const others = packs.map((pack) => pack.words[area as keyof typeof pack.words]);
    return `## ${place}\n\n${where === '' ? '' : `${where}\n\n`}${table([words, ...others])}\n`;
  });
  const problems = [englishProblems, ...packs.map((pack) => pack.problems)].map(problemsOf);
  const fields = [englishProblems, ...packs.map((pack) => pack.problems)].map(
    (language) => language.fields.labels,
  );
  return [
    '# Words',
    '',
    'Every sentence of the app in every language, by the part of the app that says it: the folder is its room. In braces stand the figures and names that come into a sentence; where it has several forms, one of them stands here. Letters about an account are in `apps/server/src/mail/letters`.',
    '',
    ...parts,
    '## Problems\n\nBeside a field, in the result bar or as a stop: what is wrong, why, what to do. What brings each about: `npm run -s mix -- problems`.\n',
    `${table(problems)}\n`,
    '## Fields\n\nWhat a field of a mix is called in a problem.\n',
    table(fields),
    '',
  ].join('\n');
}
