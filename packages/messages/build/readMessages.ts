import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@mix/engine';

/** Messages of a group, by key; `@key` describes the message, `@@…` the group. */
export interface Messages {
  readonly [key: string]: Message | Messages;
}
type Message = string | readonly (string | readonly string[])[];

export const LANGUAGES = ['en', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isGroup = (value: unknown): value is Messages =>
  isFields(value) && !Array.isArray(value);
export const keysOf = (group: Messages): readonly string[] =>
  Object.keys(group).filter((key) => !key.startsWith('@'));

/**
 * Texts that several groups share, each once. The English groups refer to one by `@` and its name;
 * groups of other languages leave that key out.
 */
const COMMON = 'common';

/** The names of a language's files, without the shared texts. */
export const namesOf = (folder: string, language: Language): readonly string[] =>
  readdirSync(join(folder, language))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => name !== COMMON);

export const readFile = (folder: string, language: Language, name: string): Messages =>
  JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8')) as Messages;

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
export type ReadRoom = (room: string) => Messages;

/** @throws {Error} also for a common text that English does not have, or that no group refers to */
export function readRooms(folder: string, language: Language, rooms: readonly string[]): ReadRoom {
  const taken = new Set<string>();
  const common = readFile(folder, language, COMMON);
  const read = new Map(
    rooms.map((room) => {
      const [own, english] = [readFile(folder, language, room), readFile(folder, 'en', room)];
      return [
        room,
        withCommon(own, english, common, { at: `${language}/${room}.json`, taken }),
      ] as const;
    }),
  );
  const idle = keysOf(common).filter((name) => !taken.has(name));
  if (idle.length > 0)
    throw new Error(`${language}/${COMMON}.json: nobody says ${idle.join(', ')}.`);
  return (room) => read.get(room) ?? {};
}
