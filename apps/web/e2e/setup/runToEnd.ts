import { spawn } from 'node:child_process';

/**
 * Runs one of the project's own scripts.
 * @returns what it printed
 * @throws Error when it ends with anything but success
 */
export async function runToEnd(script: string, args: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${script} ended with ${code ?? 'a signal'}`);
  return printed;
}
