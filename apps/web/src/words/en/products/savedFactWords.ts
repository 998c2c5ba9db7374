import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';
import { numberText } from '../../figures/numberText.ts';

/** Words about facts that changed since a mix was saved. */
export const savedFactWords = localized('savedFacts', {
  warning: 'Warning',
  note: 'As saved',
  changed: (count: number) =>
    plural(count, {
      one: 'A fact changed since this mix was saved',
      other: `${numberText(count)} facts changed since this mix was saved`,
    }),
  change: (product: string, fact: string, before: string, after: string) =>
    `${product}, ${fact}: ${before} when saved, ${after} now.`,
  gone: (product: string) =>
    `${product} is no longer among your products. Its facts as saved are used.`,
  asSaved: (figures: string) => `As saved, shown here: ${figures}.`,
  withNew: (figures: string) => `With the new facts: ${figures}.`,
  figures: (loads: string, water: string, nitrogen: string | null) =>
    [loads, `${water} of water in all`, nitrogen].filter(Boolean).join(', '),
  nitrogen: (rate: string) => `${rate} of N`,
  loads: (count: number) => plural(count, { one: '1 load', other: `${numberText(count)} loads` }),
  noPlan: 'no plan',
  useNew: 'Use the new facts',
  keep: 'Keep as saved',
  kept: 'Planned with the facts as saved',
  details: 'What changed since',
});
