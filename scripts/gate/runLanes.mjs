/** @typedef {import('./steps.mjs').Step} Step */

/** As many as the cores it is made for: with a third of the same priority, tests that wait are starved. */
const LANES = 2;

/**
 * Runs tests two at a time, and beside them one step that only computes. A lane that finds no test left
 * computes too, so that no core is idle while the last ones run.
 * @param {readonly Step[]} steps in their order
 * @param {(step: Step) => Promise<unknown>} run
 */
export async function runLanes(steps, run) {
  const tests = steps.filter(({ onlyComputes }) => !onlyComputes);
  const checks = steps.filter(({ onlyComputes }) => onlyComputes);
  /** @param {() => Step | undefined} next */
  const lane = async (next) => {
    for (let step = next(); step !== undefined; step = next()) await run(step);
  };
  await Promise.all([
    lane(() => checks.shift()),
    ...Array.from({ length: LANES }, () => lane(() => tests.shift() ?? checks.shift())),
  ]);
}
