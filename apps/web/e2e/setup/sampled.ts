import process from 'node:process';

/** Whether only a few of many like items are tested, as in the gate; the proof tests all. */
export const isSample = process.env['MIX_SAMPLE'] === 'true';

/** All of a list, or in a sample those that are named. */
export const sampled = <Item>(
  all: readonly Item[],
  isNamed: (item: Item) => boolean,
): readonly Item[] => (isSample ? all.filter(isNamed) : all);
