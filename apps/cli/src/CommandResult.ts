/** What a command prints and how it ends; the caller does the printing. */
export interface CommandResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: number;
}

/** Exit codes. 0: done. 1: the draft was read and has no plan. 2: the input was not understood. */
export const EXIT = { done: 0, stopped: 1, notUnderstood: 2 } as const;

export const printed = (output: string, exitCode: number = EXIT.done): CommandResult => ({
  output: output.endsWith('\n') ? output : `${output}\n`,
  error: '',
  exitCode,
});

export const refused = (reason: string): CommandResult => ({
  output: '',
  error: `${reason}\nTry: mix --help\n`,
  exitCode: EXIT.notUnderstood,
});

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
