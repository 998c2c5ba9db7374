import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isRemotePlan, planRemotely } from './commands/planRemotely.ts';
import { publish } from './publish/publish.ts';
import { runCommand } from './runCommand.ts';

const STANDARD_INPUT = 0;

// A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const args = process.argv.slice(2);
const readText = (file: string): string =>
  readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
const input = { isTerminal: process.stdin.isTTY, readText };
const asksForHelp = args.includes('--help') || args.includes('-h');
const { output, error, exitCode } =
  // `plan --server` and `publish` use the network, and wait for it.
  isRemotePlan(args) && !asksForHelp
    ? await planRemotely(args.slice(1), input)
    : args[0] === 'publish' && !asksForHelp
      ? await publish(args.slice(1), {
          env: process.env,
          secret: () => (process.stdin.isTTY ? '' : (readText('-').split(/\r?\n/)[0] ?? '')),
        })
      : runCommand(args, input);
process.stdout.write(output);
process.stderr.write(error);
process.exitCode = exitCode;
