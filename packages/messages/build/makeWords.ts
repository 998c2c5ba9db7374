import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeGroup, type MadeGroup } from './makeGroup.ts';
import {
  isGroup,
  keysOf,
  LANGUAGES,
  namesOf,
  readFile,
  readRooms,
  type Language,
  type ReadRoom,
} from './readMessages.ts';

/** Where messages stand, and how their code is written there. */
export interface WordsPlace {
  /** The folder that has one of JSON files for each language. */
  readonly messages: string;
  /** The folder that the code is written into; nothing else stands there. */
  readonly made: string;
  /** The groups that are written; all where absent. */
  readonly groups?: readonly string[];
  /** The file of a group. */
  readonly fileOf: (group: MadeGroup) => string;
  /** A file that has all groups of a language, with its name. */
  readonly listOf?: (
    language: Language,
    groups: readonly Pick<MadeGroup, 'room' | 'name'>[],
  ) => readonly [name: string, code: string];
}

/** Texts by keys of their own, which stand in English elsewhere. */
function makeTexts(folder: string, language: Language, name: string): string {
  const texts = readFile(folder, language, name);
  const lines = keysOf(texts).map(
    (key) =>
      `export const ${key}: Readonly<Record<string, string>> = ${JSON.stringify(texts[key], null, 1)};`,
  );
  return [`// Made from ${language}/${name}.json.`, ...lines, ''].join('\n');
}

/** All files of a language by their paths. */
function filesOf(
  { messages, made, groups: wanted, fileOf, listOf }: WordsPlace,
  language: Language,
  rooms: readonly string[],
  readEnglish: ReadRoom,
): ReadonlyMap<string, string> {
  const readOwn = language === 'en' ? readEnglish : readRooms(messages, language, rooms);
  const files = new Map<string, string>();
  const groups: MadeGroup[] = [];
  for (const room of rooms) {
    const [own, english] = [readOwn(room), readEnglish(room)];
    for (const name of keysOf(english)) {
      if (wanted?.includes(name) === false) continue;
      const [group, of] = [own[name], english[name]];
      if (!isGroup(group) || !isGroup(of))
        throw new Error(`${language}/${room}.json: there is no group ${name}.`);
      const madeGroup = makeGroup({ language, room, name }, group, of);
      files.set(join(made, language, room, `${name}.ts`), fileOf(madeGroup));
      groups.push(madeGroup);
    }
  }
  const list = listOf?.(language, groups);
  if (list !== undefined) files.set(join(made, language, list[0]), list[1]);
  for (const name of namesOf(messages, language)) {
    if (!rooms.includes(name))
      files.set(join(made, language, `${name}.ts`), makeTexts(messages, language, name));
  }
  return files;
}

/** Writes all languages' words as code; leaves unchanged files alone, removes files of no group. */
export function makeWords(place: WordsPlace): void {
  const rooms = namesOf(place.messages, 'en');
  const readEnglish = readRooms(place.messages, 'en', rooms);
  const files = new Map(
    LANGUAGES.flatMap((language) => [...filesOf(place, language, rooms, readEnglish)]),
  );
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const file of readdirSync(place.made, { recursive: true, encoding: 'utf8' })) {
    const path = join(place.made, file);
    if (file.endsWith('.ts') && !files.has(path)) rmSync(path);
  }
}
