import type { IntervalKind, LabelInterval } from '@mix/engine';

const WAITS: Readonly<Record<IntervalKind, readonly [free: string, waits: string]>> = {
  rainFree: ['Rain', 'No rain'],
  entry: ['Entry', 'Nobody on the ground'],
  grazing: ['Grazing', 'No grazing'],
  cutting: ['Cutting for feed', 'No cutting for feed'],
  harvest: ['Harvest', 'No harvest'],
};

function line({ kind, unit, value }: LabelInterval): string[] {
  if (value === null) return [];
  const [free, waits] = WAITS[kind];
  return [value === 0 ? `  ${free}: not required` : `  ${waits} for ${value} ${unit}`];
}

/** What labels ask to wait for after spraying; what is not known stands among the problems. */
export function intervalSection(intervals: readonly LabelInterval[]): string[] {
  const lines = intervals.flatMap(line);
  return lines.length === 0 ? [] : ['After spraying', ...lines, ''];
}
