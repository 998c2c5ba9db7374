import type { CatalogueSource } from '@mix/catalogue';
import { workingWords } from '../made/en/result/workingWords.ts';
import type { WorkingText } from './workingText.ts';

/** Lines under the sentence of a working: terms not counted, assumed, from sources, and given. */
export function workingLines(
  { notCounted, assumed, sourceIds, own }: WorkingText,
  sources: ReadonlyMap<string, CatalogueSource>,
): readonly string[] {
  const titles = sourceIds.map((id) => sources.get(id)?.title ?? workingWords.catalogue);
  return [
    ...(notCounted.length === 0 ? [] : [workingWords.notCounted(notCounted.join(', '))]),
    ...(assumed.length === 0 ? [] : [workingWords.assumed(assumed.join(', '))]),
    ...(titles.length === 0 ? [] : [workingWords.source([...new Set(titles)].join('; '))]),
    ...(own.length === 0 ? [] : [workingWords.yours(own.join(', '))]),
  ];
}
