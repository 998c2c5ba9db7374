import { parseArgs } from 'node:util';
import { catalogue } from '@mix/catalogue';
import {
  calculateMix,
  failure,
  isFields,
  success,
  UNIT_SYSTEMS,
  type MixResult,
  type Result,
  type UnitSystem,
} from '@mix/engine';
import { asJson, EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';
import { readJson, type TextInput } from '../readJson.ts';
import { jobSheet } from '../jobSheet/jobSheet.ts';
import { SHEET_LANGUAGES, type SheetLanguageCode } from '../jobSheet/SheetLanguage.ts';

interface PlanOptions {
  readonly file: string | undefined;
  readonly table: boolean;
  readonly system: UnitSystem;
  readonly language: SheetLanguageCode;
}

const isSheetLanguage = (text: string): text is SheetLanguageCode =>
  Object.hasOwn(SHEET_LANGUAGES, text);

function readOptions(args: readonly string[]): Result<PlanOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        table: { type: 'boolean' },
        units: { type: 'string' },
        language: { type: 'string' },
      },
    });
    const [file, second] = positionals;
    if (second !== undefined) return failure('plan takes one file.');
    const { table = false, units = 'metric', language = 'en' } = values;
    const system = UNIT_SYSTEMS.find((known) => known === units);
    if (system === undefined) return failure(`“${units}” is none of: ${UNIT_SYSTEMS.join(', ')}.`);
    if (!isSheetLanguage(language))
      return failure(`“${language}” is none of: ${Object.keys(SHEET_LANGUAGES).join(', ')}.`);
    return success({ file, table, system, language });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function exitCodeOf({ plan: made, problems }: MixResult): number {
  if (made !== null) return EXIT.done;
  const unreadable = problems.some(({ code }) => code === 'draftNotReadable');
  return unreadable ? EXIT.notUnderstood : EXIT.stopped;
}

/** `--units` also sets the units of measuring, unless the draft sets `measuringUnits`. */
const weighedIn = (system: UnitSystem, draft: unknown): unknown =>
  isFields(draft) ? { ...draft, measuringUnits: draft['measuringUnits'] ?? system } : draft;

/** Plans the mix in a file or on standard input. */
export function plan(args: readonly string[], input: TextInput): CommandResult {
  const options = readOptions(args);
  if (!options.ok) return refused(options.error);
  const { file, table, system, language } = options.value;
  const read = readJson(file, input);
  if (!read.ok) return refused(read.error);
  const draft = weighedIn(system, read.value);
  const result = calculateMix(draft, catalogue);
  const text = table ? jobSheet(draft, result, catalogue, system, language) : asJson(result);
  return printed(text, exitCodeOf(result));
}
