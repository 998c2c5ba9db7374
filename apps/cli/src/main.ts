import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from './runCommand.ts';

const STANDARD_INPUT = 0;

// A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { output, error, exitCode } = runCommand(process.argv.slice(2), {
  isTerminal: process.stdin.isTTY,
  readText: (file) => readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8'),
});
process.stdout.write(output);
process.stderr.write(error);
process.exitCode = exitCode;
