import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.ts';

/** A command that is understood, and its subject. */
export interface CommandLine {
  readonly verb: string;
  readonly subject: string | null;
  readonly options: Options;
}

interface Options {
  readonly generate: boolean;
  /** Of hand-on: an address. */
  readonly to: string | null;
  readonly mb: number | null;
  readonly documents: number | null;
  readonly farms: number | null;
}

/** The options that belong to a command; no other takes one. */
const OPTIONS: Readonly<Record<string, readonly (keyof Options)[]>> = {
  create: ['generate'],
  'hand-on': ['to'],
  allow: ['mb', 'documents', 'farms'],
};

/** What each command takes: the name of its one argument, or nothing. */
const SUBJECTS: Readonly<Record<string, string | null>> = {
  create: 'an address',
  disable: 'an address',
  enable: 'an address',
  'remove-factor': 'an address',
  farms: 'an address',
  'hand-on': 'the id of a farm',
  usage: 'an address or farm:ID',
  allow: 'an address or farm:ID',
  recount: null,
  backup: 'a file',
  restore: 'a file',
  check: null,
};

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      generate: { type: 'boolean' },
      to: { type: 'string' },
      mb: { type: 'string' },
      documents: { type: 'string' },
      farms: { type: 'string' },
    },
  });
  const [verb = '', subject = null, ...rest] = positionals;
  const wanted = Object.hasOwn(SUBJECTS, verb) ? SUBJECTS[verb] : undefined;
  if (wanted === undefined) throw new UsageError(`“${verb}” is not a command.`);
  if (rest.length > 0 || (wanted === null) !== (subject === null)) {
    throw new UsageError(`${verb} takes ${wanted ?? 'nothing more'}.`);
  }
  refuseForeign(verb, Object.keys(values));
  const { generate = false, to = null, mb, documents, farms } = values;
  const options = {
    generate,
    to,
    mb: readCount('mb', mb),
    documents: readCount('documents', documents),
    farms: readCount('farms', farms),
  };
  refuseIncomplete(verb, options);
  return { verb, subject, options };
}

function readCount(name: string, typed: string | undefined): number | null {
  if (typed === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new UsageError(`--${name} takes a whole number, 1 to 999999999; “${typed}” is none.`);
}

/** An option that belongs to another command. */
function refuseForeign(verb: string, given: readonly string[]): void {
  const own: readonly string[] = OPTIONS[verb] ?? [];
  const foreign = given.find((name) => !own.includes(name));
  if (foreign === undefined) return;
  const [owner] =
    Object.entries(OPTIONS).find(([, names]) => names.some((name) => name === foreign)) ?? [];
  throw new UsageError(`--${foreign} belongs to ${owner ?? 'no command'}.`);
}

function refuseIncomplete(verb: string, { to, mb, documents, farms }: Options): void {
  if (verb === 'hand-on' && to === null) throw new UsageError('hand-on takes --to <address>.');
  const hasBound = [mb, documents, farms].some((one) => one !== null);
  if (verb === 'allow' && !hasBound) {
    throw new UsageError('allow takes --mb, --documents or --farms.');
  }
}
