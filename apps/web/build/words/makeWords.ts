import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFields } from '@mix/engine';
import { compileMessage } from './compileMessage.ts';

/** Messages of a group, by key; `@key` describes the message, `@@description` the group. */
interface Messages {
  readonly [key: string]: Message | Messages;
}
type Message = string | readonly (string | readonly string[])[];

const LANGUAGES = ['en', 'es', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const web = join(import.meta.dirname, '../..');
const MESSAGES = join(web, 'messages');
const MADE = join(web, 'src/i18n/made');

const isGroup = (value: unknown): value is Messages => isFields(value) && !Array.isArray(value);
const keysOf = (group: Messages): readonly string[] =>
  Object.keys(group).filter((key) => !key.startsWith('@'));

/** As a key of an object of TypeScript. */
const asKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

/** The name of a group's area, under which it is put into a language. */
const areaOf = (group: string): string => group.replace(/Words$/, '');

/**
 * Arguments of a message as stated under `@key`, where its text does not give their order and
 * types.
 */
function statedArguments(
  group: Messages,
  key: string,
): readonly (readonly [string, string])[] | null {
  const about: unknown = group[`@${key}`];
  const stated: unknown = isFields(about) ? about['arguments'] : undefined;
  if (!isFields(stated)) return null;
  return Object.entries(stated).map(([name, type]) => [name, String(type)] as const);
}

/** Imports that the code of a file needs. */
interface Uses {
  plural: boolean;
  numbers: boolean;
}

/** A message as a property: a text, or a function of its arguments, in the order of English. */
function makeMessage(
  key: string,
  text: string,
  english: Messages,
  { at, language, uses }: { readonly at: string; readonly language: Language; readonly uses: Uses },
): string {
  const made = compile(text, at);
  uses.plural ||= made.usesPlural;
  uses.numbers ||= made.usesNumbers;
  const said = english[key];
  const asked =
    statedArguments(english, key) ??
    (typeof said === 'string' ? [...compile(said, at).arguments] : []);
  const names = asked.map(([name]) => name);
  const unknown = [...made.arguments.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${at}: nothing is given for ${unknown.join(', ')}.`);
  if (names.length === 0) return `${asKey(key)}: ${made.code},`;
  const last = names.findLastIndex((name) => made.arguments.has(name));
  const taken =
    language === 'en'
      ? asked.map(([name, type]) => `${made.arguments.has(name) ? '' : '_'}${name}: ${type}`)
      : names.slice(0, last + 1);
  return `${asKey(key)}: (${taken.join(', ')}) => ${made.code},`;
}

/**
 * The code of a group, checked against the English one.
 * @throws {Error} which names file and message: one that is missing, that only this language has,
 * that takes other values, or that is no message
 */
function makeGroup(
  group: Messages,
  english: Messages,
  about: { readonly at: string; readonly language: Language; readonly uses: Uses },
): string {
  const missing = keysOf(english).filter((key) => !(key in group));
  const strange = keysOf(group).filter((key) => !(key in english));
  if (missing.length > 0) throw new Error(`${about.at}: there is no ${missing.join(', ')}.`);
  if (strange.length > 0) throw new Error(`${about.at}: English has no ${strange.join(', ')}.`);
  const lines = keysOf(english).map((key) => {
    const [own, other] = [group[key], english[key]];
    const at = `${about.at}.${key}`;
    if (isGroup(own) && isGroup(other))
      return `${asKey(key)}: ${makeGroup(own, other, { ...about, at })},`;
    if (Array.isArray(own) && Array.isArray(other)) return `${asKey(key)}: ${JSON.stringify(own)},`;
    if (typeof own !== 'string' || typeof other !== 'string')
      throw new Error(`${at}: it is not of the kind that it is in English.`);
    return makeMessage(key, own, english, { ...about, at });
  });
  return `{\n${lines.join('\n')}\n}`;
}

function compile(text: string, at: string) {
  try {
    return compileMessage(text);
  } catch (error) {
    throw new Error(`${at}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const readFile = (language: Language, name: string): Messages =>
  JSON.parse(readFileSync(join(MESSAGES, language, `${name}.json`), 'utf8')) as Messages;

/**
 * Texts that several groups share, each once. The English groups refer to one by `@` and its name;
 * groups of other languages leave that key out.
 */
const COMMON = 'common';

/**
 * A group with the texts of `common.json` where English refers to them.
 * @param taken gets the names of those texts
 * @throws {Error} which names file and message: no such text, or a group that has a text of its own
 * there
 */
function withCommon(
  group: Messages,
  english: Messages,
  common: Messages,
  about: { readonly at: string; readonly taken: Set<string> },
): Messages {
  const whole: Record<string, Message | Messages> = { ...group };
  for (const [key, said] of Object.entries(english)) {
    const own = group[key];
    const at = `${about.at}.${key}`;
    if (typeof said === 'string' && said.startsWith('@')) {
      const name = said.slice(1);
      const text = common[name];
      if (text === undefined) throw new Error(`${at}: there is no ${name} in ${COMMON}.json.`);
      if (own !== undefined && own !== said)
        throw new Error(`${at}: English has ${name} of ${COMMON}.json.`);
      whole[key] = text;
      about.taken.add(name);
    } else if (!key.startsWith('@') && isGroup(own) && isGroup(said)) {
      whole[key] = withCommon(own, said, common, { ...about, at });
    }
  }
  return whole;
}

/** The messages of a room, by their groups. */
type ReadRoom = (room: string) => Messages;

/** @throws {Error} also for a common text that English does not have, or that no group refers to */
function readRooms(language: Language, rooms: readonly string[]): ReadRoom {
  const taken = new Set<string>();
  const common = readFile(language, COMMON);
  const read = new Map(
    rooms.map((room) => {
      const about = { at: `${language}/${room}.json`, taken };
      return [
        room,
        withCommon(readFile(language, room), readFile('en', room), common, about),
      ] as const;
    }),
  );
  const idle = keysOf(common).filter((name) => !taken.has(name));
  if (idle.length > 0)
    throw new Error(`${language}/${COMMON}.json: nobody says ${idle.join(', ')}.`);
  return (room) => read.get(room) ?? {};
}

/** A file of its own for each group, so that a screen fetches only the words it uses. */
function makeFile(
  language: Language,
  room: string,
  name: string,
  own: Messages,
  english: Messages,
): string {
  const isEnglish = language === 'en';
  const uses: Uses = { plural: false, numbers: false };
  const code = makeGroup(own, english, { at: `${language}/${room}.json ${name}`, language, uses });
  const description: unknown = isEnglish ? own['@@description'] : undefined;
  return [
    `// Made from apps/web/messages/${language}/${room}.json.`,
    ...(uses.plural ? [`import { plural } from '../../../plurals/${language}.ts';`] : []),
    ...(uses.numbers ? ["import { numberText } from '../../../figures/numberText.ts';"] : []),
    isEnglish
      ? "import { localized } from '../../../localized.ts';"
      : `import type { ${name} as english } from '../../en/${room}/${name}.ts';`,
    '',
    ...(typeof description === 'string' ? [`/** ${description} */`] : []),
    isEnglish
      ? `export const ${name} = localized('${areaOf(name)}', ${code});`
      : `export const ${name}: typeof english = ${code};`,
    '',
  ].join('\n');
}

/** All groups of a language, by their areas. */
function makeList(language: Language, groups: readonly (readonly [string, string])[]): string {
  const lines = groups.map(
    ([room, name]) =>
      `import ${language === 'en' ? 'type ' : ''}{ ${name} } from './${room}/${name}.ts';`,
  );
  const rows = groups.map(([, name]) =>
    language === 'en' ? `readonly ${areaOf(name)}: typeof ${name};` : `${areaOf(name)}: ${name},`,
  );
  const head =
    language === 'en' ? 'export interface MadeWords {' : 'export const madeWords: MadeWords = {';
  const type = language === 'en' ? [] : ["import type { MadeWords } from '../en/MadeWords.ts';"];
  return [
    '// Made from apps/web/messages.',
    ...lines,
    ...type,
    '',
    head,
    ...rows,
    language === 'en' ? '}' : '};',
    '',
  ].join('\n');
}

/** Texts of the catalogue: names of products by their id, other texts by the English ones. */
function makeCatalogueTexts(language: Language): string {
  const { productNames, catalogueTexts } = readFile(language, 'catalogue');
  const map = (value: unknown): string => JSON.stringify(value, null, 1);
  return [
    `// Made from apps/web/messages/${language}/catalogue.json.`,
    `export const productNames: Readonly<Record<string, string>> = ${map(productNames)};`,
    `export const catalogueTexts: Readonly<Record<string, string>> = ${map(catalogueTexts)};`,
    '',
  ].join('\n');
}

/** All files of a language by their paths. */
function filesOf(
  language: Language,
  rooms: readonly string[],
  readEnglish: ReadRoom,
): ReadonlyMap<string, string> {
  const readOwn = language === 'en' ? readEnglish : readRooms(language, rooms);
  const files = new Map<string, string>();
  const groups: (readonly [string, string])[] = [];
  for (const room of rooms) {
    const [own, english] = [readOwn(room), readEnglish(room)];
    for (const name of keysOf(english)) {
      const [group, of] = [own[name], english[name]];
      if (!isGroup(group) || !isGroup(of))
        throw new Error(`${language}/${room}.json: there is no group ${name}.`);
      files.set(
        join(MADE, language, room, `${name}.ts`),
        makeFile(language, room, name, group, of),
      );
      groups.push([room, name]);
    }
  }
  const list = language === 'en' ? 'MadeWords.ts' : 'madeWords.ts';
  files.set(join(MADE, language, list), makeList(language, groups));
  if (language !== 'en')
    files.set(join(MADE, language, 'catalogue.ts'), makeCatalogueTexts(language));
  return files;
}

/** Writes all languages' words as code; leaves unchanged files alone, removes files of no group. */
export function makeWords(): void {
  const rooms = readdirSync(join(MESSAGES, 'en'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((room) => room !== COMMON);
  const readEnglish = readRooms('en', rooms);
  const files = new Map(
    LANGUAGES.flatMap((language) => [...filesOf(language, rooms, readEnglish)]),
  );
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of readdirSync(MADE, { recursive: true, encoding: 'utf8' })) {
    const path = join(MADE, file);
    if (file.endsWith('.ts') && !files.has(path)) rmSync(path);
  }
}
