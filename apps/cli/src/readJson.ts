import { failure, success, type Result } from '@mix/engine';

/** Where a command gets its text from. */
export interface TextInput {
  /** Somebody sits at the keyboard, so nothing comes by itself. */
  readonly isTerminal: boolean;
  /** Text of a file, `-` for standard input. Throws what reading throws. */
  readonly readText: (file: string) => string;
}

/** No mix is larger; a larger text was piped in by mistake. */
const MOST_CHARACTERS = 1_000_000;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads JSON from a file, or from standard input when none is named or `-`. */
export function readJson(
  file: string | undefined,
  { isTerminal, readText }: TextInput,
): Result<unknown, string> {
  if (file === undefined && isTerminal) return failure('No input: name a file, or pipe JSON in.');
  let text: string;
  try {
    text = readText(file ?? '-');
  } catch (error) {
    return failure(`Cannot read ${file ?? 'standard input'}: ${reasonOf(error)}`);
  }
  if (text.length > MOST_CHARACTERS) return failure('The input is too long for a mix.');
  try {
    // Editors of some systems put a byte order mark (U+FEFF) first.
    return success(JSON.parse(text.replace(/^\ufeff/, '')) as unknown);
  } catch (error) {
    return failure(`The input is not JSON: ${reasonOf(error)}`);
  }
}
