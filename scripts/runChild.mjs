import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program on our own terminal until it ends, hands on what asks us to stop, and gives its exit
 * code. The channel between the two tells the child when we die without a word.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function runChild(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const stop = () => child.kill('SIGTERM');
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    process.on('disconnect', stop);
    const forget = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      process.off('disconnect', stop);
    };
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      forget();
      resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal]));
    });
  });
}
