import { Pattern, PatternError } from '../Pattern.ts';
import { Fault } from '../values/Fault.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { limited } from '../values/textLimit.ts';
import { form, type Callables } from './Callable.ts';

function guarded<T extends RulesValue>(work: () => T | Fault): T | Fault {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof PatternError) return new Fault(`pattern: ${cause.message}`);
    throw cause;
  }
}

/** Parts between the matches; empty ones at the end are dropped, but never the only one. */
function split(text: string, pattern: string): readonly string[] {
  const { matches, rest } = Pattern.of(pattern).findAll(text);
  const parts = [...matches.map(({ before }) => before), rest];
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** A part of a replacement: a character behind a backslash, `$1`, or plain text; a last `\` is plain. */
const REPLACEMENT = /\\([^])|\$(\d)(?!\d)|([^\\$]+|\\$)/gy;

/** `$0` to `$9` in the replacement are groups; other use of `$` is an error. */
function replace(text: string, pattern: string, replacement: string): string | Fault {
  const compiled = Pattern.of(pattern);
  const pieces = [...replacement.matchAll(REPLACEMENT)];
  if (pieces.reduce((length, [piece]) => length + piece.length, 0) < replacement.length) {
    return new Fault('a replacement may hold $0 to $9 and no other $');
  }
  if (pieces.some(([, , group]) => Number(group ?? 0) > compiled.groups)) {
    return new Fault('the pattern has no such group');
  }
  const { matches, rest } = compiled.findAll(text);
  let built = '';
  for (const { before, groups } of matches) {
    const filled = pieces.map(([, guarded, group, plain]) =>
      group === undefined ? (guarded ?? plain ?? '') : (groups[Number(group)] ?? ''),
    );
    const longer = limited(built + before + filled.join(''));
    if (longer instanceof Fault) return longer;
    built = longer;
  }
  return limited(built + rest);
}

const ascii = (text: string, letters: RegExp, change: (letter: string) => string): string =>
  text.replace(letters, change);

export const stringMethods: Callables = {
  lower: [form(['string'], (text) => ascii(text, /[A-Z]+/g, (run) => run.toLowerCase()))],
  matches: [
    form(['string', 'string'], (text, pattern) =>
      guarded(() => Pattern.of(pattern).matchesWhole(text)),
    ),
  ],
  replace: [
    form(['string', 'string', 'string'], (text, pattern, replacement) =>
      guarded(() => replace(text, pattern, replacement)),
    ),
  ],
  size: [form(['string'], (text) => BigInt(text.length))],
  split: [form(['string', 'string'], (text, pattern) => guarded(() => split(text, pattern)))],
  toUtf8: [form(['string'], (text) => new TextEncoder().encode(text))],
  // Java's trim: everything up to the space, but no other kind of space.
  trim: [form(['string'], (text) => text.replace(/^[\0- ]+|[\0- ]+$/g, ''))],
  upper: [form(['string'], (text) => ascii(text, /[a-z]+/g, (run) => run.toUpperCase()))],
};

export const bytesMethods: Callables = {
  size: [form(['bytes'], (bytes) => BigInt(bytes.length))],
  toBase64: [
    form(['bytes'], (bytes) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  toHexString: [form(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase())],
};
