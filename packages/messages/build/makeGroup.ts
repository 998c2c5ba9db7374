import { isFields } from '@mix/engine';
import { compileMessage } from './compileMessage.ts';
import { isGroup, keysOf, type Language, type Messages } from './readMessages.ts';

/** The code of a group, and what it needs. */
export interface MadeGroup {
  readonly language: Language;
  readonly room: string;
  readonly name: string;
  /** An object of TypeScript with its texts and functions. */
  readonly code: string;
  readonly usesPlural: boolean;
  readonly usesNumbers: boolean;
  /** What English says of the whole group: `@@name` under that name. */
  readonly about: (name: string) => string | null;
}

interface Uses {
  plural: boolean;
  numbers: boolean;
}

/** Where a message stands, for errors, and how its code is written. */
interface Place {
  readonly at: string;
  readonly language: Language;
  /** Whether each group within is a problem. */
  readonly hasProblems: boolean;
  readonly uses: Uses;
}

/** As a key of an object of TypeScript. */
const asKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

function compile(text: string, { at, hasProblems }: Place) {
  try {
    return compileMessage(text, hasProblems ? (name) => `v('${name}')` : undefined);
  } catch (error) {
    throw new Error(`${at}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

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

/** @throws {Error} for a message that is missing, or that English does not have */
function compareKeys(group: Messages, english: Messages, at: string): void {
  const missing = keysOf(english).filter((key) => !(key in group));
  const strange = keysOf(group).filter((key) => !(key in english));
  if (missing.length > 0) throw new Error(`${at}: there is no ${missing.join(', ')}.`);
  if (strange.length > 0) throw new Error(`${at}: English has no ${strange.join(', ')}.`);
}

/** The sentences of a problem, in the order in which its code has them. */
const SENTENCES = ['title', 'detail', 'action'] as const;

/** The codes of a problem's sentences, and the names of the values that they say. */
function compileProblem(problem: Messages, order: readonly string[], place: Place) {
  const names = new Set<string>();
  const codes = order.map((sentence) => {
    const text = problem[sentence];
    const at = `${place.at}.${sentence}`;
    if (typeof text !== 'string') throw new Error(`${at}: it is no text.`);
    const made = compile(text, { ...place, at });
    place.uses.plural ||= made.usesPlural;
    place.uses.numbers ||= made.usesNumbers;
    for (const name of made.arguments.keys()) names.add(name);
    return made.code;
  });
  return { names, codes };
}

/** A problem as one function of `v`, which gives a value by its name: one that English names too. */
function makeProblem(key: string, problem: Messages, english: Messages, place: Place): string {
  compareKeys(problem, english, place.at);
  const order = keysOf(english);
  if (order.some((sentence, index) => sentence !== SENTENCES[index]))
    throw new Error(`${place.at}: a problem has ${SENTENCES.join(', ')}, in this order.`);
  const { names, codes } = compileProblem(problem, order, place);
  const asked = compileProblem(english, order, place).names;
  const unknown = [...names].filter((name) => !asked.has(name));
  if (unknown.length > 0)
    throw new Error(`${place.at}: nothing is given for ${unknown.join(', ')}.`);
  return `${asKey(key)}: (v) => [\n${codes.join(',\n')},\n],`;
}

/** A message as a property: a text, or a function of its arguments, in the order of English. */
function makeMessage(key: string, text: string, english: Messages, place: Place): string {
  const made = compile(text, place);
  place.uses.plural ||= made.usesPlural;
  place.uses.numbers ||= made.usesNumbers;
  const said = english[key];
  const asked =
    statedArguments(english, key) ??
    (typeof said === 'string' ? [...compile(said, place).arguments] : []);
  const names = asked.map(([name]) => name);
  const unknown = [...made.arguments.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`${place.at}: nothing is given for ${unknown.join(', ')}.`);
  if (names.length === 0) return `${asKey(key)}: ${made.code},`;
  const last = names.findLastIndex((name) => made.arguments.has(name));
  const taken =
    place.language === 'en'
      ? asked.map(([name, type]) => `${made.arguments.has(name) ? '' : '_'}${name}: ${type}`)
      : names.slice(0, last + 1);
  const returned = place.language === 'en' ? ': string' : '';
  return `${asKey(key)}: (${taken.join(', ')})${returned} => ${made.code},`;
}

/**
 * The code of a group, checked against the English one.
 * @throws {Error} which names file and message: one that is missing, that only this language has,
 * that takes other values, or that is no message
 */
function makeMessages(group: Messages, english: Messages, place: Place): string {
  compareKeys(group, english, place.at);
  const lines = keysOf(english).map((key) => {
    const [own, other] = [group[key], english[key]];
    const at = `${place.at}.${key}`;
    if (isGroup(own) && isGroup(other))
      return place.hasProblems
        ? makeProblem(key, own, other, { ...place, at })
        : `${asKey(key)}: ${makeMessages(own, other, { ...place, at })},`;
    if (Array.isArray(own) && Array.isArray(other)) return `${asKey(key)}: ${JSON.stringify(own)},`;
    if (typeof own !== 'string' || typeof other !== 'string')
      throw new Error(`${at}: it is not of the kind that it is in English.`);
    return makeMessage(key, own, english, { ...place, at });
  });
  return `{\n${lines.join('\n')}\n}`;
}

/**
 * The code of a group of messages. With `"@@messages": "problems"` each group within it has the
 * sentences of a problem, and the type of the group says which values those may name.
 * @throws {Error} which names file and message
 */
export function makeGroup(
  { language, room, name }: Pick<MadeGroup, 'language' | 'room' | 'name'>,
  own: Messages,
  english: Messages,
): MadeGroup {
  const uses: Uses = { plural: false, numbers: false };
  const about = (key: string): string | null => {
    const said: unknown = english[`@@${key}`];
    return typeof said === 'string' ? said : null;
  };
  const code = makeMessages(own, english, {
    at: `${language}/${room}.json ${name}`,
    language,
    hasProblems: about('messages') === 'problems',
    uses,
  });
  return {
    ...{ language, room, name, code, about },
    usesPlural: uses.plural,
    usesNumbers: uses.numbers,
  };
}
