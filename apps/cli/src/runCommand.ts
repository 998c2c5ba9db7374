import { catalogue } from './commands/catalogue.ts';
import { helpText } from './commands/help.ts';
import { pairs } from './commands/pairs.ts';
import { plan } from './commands/plan.ts';
import { problems } from './commands/problems.ts';
import { schema } from './commands/schema.ts';
import { solve } from './commands/solve.ts';
import { versionText } from './commands/version.ts';
import { printed, refused, type CommandResult } from './CommandResult.ts';
import type { TextInput } from './readJson.ts';

type Command = (args: readonly string[], input: TextInput) => CommandResult;

const COMMANDS: Readonly<Record<string, Command>> = {
  catalogue,
  pairs,
  plan,
  problems,
  schema,
  solve,
};
const HELP = ['--help', '-h', 'help'];
const VERSION = ['--version', '-v'];

/** Runs one command line, without the program's own name. Never throws for what is in the input. */
export function runCommand(args: readonly string[], input: TextInput): CommandResult {
  const [name, ...rest] = args;
  if (name === undefined) return refused('No command given.');
  if (HELP.includes(name) || rest.some((arg) => arg === '--help' || arg === '-h')) {
    return printed(helpText());
  }
  if (VERSION.includes(name)) return printed(versionText());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command === undefined ? refused(`“${name}” is not a command.`) : command(rest, input);
}
