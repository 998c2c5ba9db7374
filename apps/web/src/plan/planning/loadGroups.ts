import type { MixPlan } from '@mix/engine';

/** Loads filled to the same line, in the order they are filled. */
export interface LoadGroup {
  readonly count: number;
  readonly loadL: number;
  readonly isPartLoad: boolean;
}

/** The loads of a plan by the line they are filled to. */
export function loadGroups({ loads }: Pick<MixPlan, 'loads'>): readonly LoadGroup[] {
  const groups: LoadGroup[] = [];
  for (const { count, loadL, isPartLoad } of loads) {
    const last = groups.at(-1);
    if (last?.loadL === loadL) {
      groups[groups.length - 1] = { ...last, count: last.count + count };
    } else {
      groups.push({ count, loadL, isPartLoad });
    }
  }
  return groups;
}
