/** @typedef {import('./steps.mjs').Step} Step */

/** @param {readonly Step[]} steps */
const namesOf = (steps) => steps.map(({ name }) => name).join(', ');

/**
 * Reads what stands behind `npm test --`: names of steps, and behind one that counts its tests words of
 * the files it is to run, whole, as in `unit splitLoads` or `browser fill share`. Nothing is everything.
 * @param {readonly Step[]} all
 * @param {readonly string[]} words
 * @returns {{ steps: readonly Step[] } | { refusal: string }}
 */
export function chooseSteps(all, words) {
  /** @type {Map<string, string[]>} */
  const filters = new Map();
  /** @type {Step | undefined} */
  let last;
  for (const word of words.length === 0 ? all.map(({ name }) => name) : words) {
    const step = all.find(({ name }) => name === word);
    if (step !== undefined) {
      last = step;
      filters.set(step.name, filters.get(step.name) ?? []);
    } else if (last === undefined) {
      return { refusal: `No step is called ${word}. There are: ${namesOf(all)}.` };
    } else if (!last.counts) {
      const filtered = namesOf(all.filter(({ counts }) => counts));
      return {
        refusal:
          `No step is called ${word}, and ${last.name} takes no file to look at; ` +
          `${filtered} do, as in: npm test -- unit ${word}`,
      };
    } else {
      filters.get(last.name)?.push(word);
    }
  }
  /** @param {Step} step @returns {Step} */
  const narrowed = (step) => {
    const named = filters.get(step.name) ?? [];
    if (named.length === 0) return step;
    return { ...step, isSample: false, commands: step.commands.map((args) => [...args, ...named]) };
  };
  return { steps: all.filter(({ name }) => filters.has(name)).map(narrowed) };
}

/**
 * Leaves out what this machine has no programs for. Who names a step gets it, and it fails saying what it
 * lacks.
 * @template {Step} Some
 * @param {readonly Some[]} steps
 * @param {readonly string[]} words what stands behind `npm run prove --`
 * @returns {{ due: readonly Some[], left: readonly string[] }} `left` a line for each that is not run
 */
export function leaveOut(steps, words) {
  const isNamed = words.some((word) => word !== '--all');
  const absent = isNamed ? [] : steps.filter(({ missing = [] }) => missing.length > 0);
  return {
    due: steps.filter((step) => !absent.includes(step)),
    left: absent.map(
      ({ name, missing = [] }) => `${name}: NOT RUN, for want of ${missing.join(', ')}`,
    ),
  };
}
