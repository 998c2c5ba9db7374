import process from 'node:process';

/** Whether few of many alike are looked at, as in the gate; the proof looks at all. */
export const isSample = process.env['MIX_SAMPLE'] === 'true';

/** All of a list, or in a sample those that are named. */
export const sampled = <Item>(
  all: readonly Item[],
  isNamed: (item: Item) => boolean,
): readonly Item[] => (isSample ? all.filter(isNamed) : all);
