import { mixDraftSchema } from '@mix/engine';
import { asJson, printed, refused, type CommandResult } from '../CommandResult.ts';

/** Prints the JSON Schema of a draft. */
export const schema = (args: readonly string[]): CommandResult =>
  args.length === 0 ? printed(asJson(mixDraftSchema)) : refused('schema takes nothing after it.');
