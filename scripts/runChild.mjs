import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls back once when this process is asked to end, or when whoever started it is gone: npm that is
 * killed takes its shell along and tells us nothing, and a server left behind would hold its port.
 * @param {() => void} stop
 * @returns {() => void} call to stop watching
 */
export function whenAskedToStop(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent) stop();
  }, 200);
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  process.on('disconnect', stop);
  return () => {
    clearInterval(watch);
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
    process.off('disconnect', stop);
  };
}

/**
 * Runs a program on our own terminal until it ends, hands on what asks us to stop, and gives its exit
 * code. The channel between the two tells the child when we die without a word.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {boolean} [options.isProgress] what it prints is progress, not our command's answer
 * @returns {Promise<number>}
 */
export function runChild(program, args, { isProgress = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['inherit', isProgress ? 2 : 1, 2, 'ipc'],
    });
    const stopWatching = whenAskedToStop(() => child.kill('SIGTERM'));
    child.once('error', (error) => {
      stopWatching();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal]));
    });
  });
}
