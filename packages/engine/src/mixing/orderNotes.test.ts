import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { liquid, mixInputs, tankContent } from '../../test/testMix.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';
import type { AskedOrder } from '../compatibility/assessCompatibility.ts';
import { orderNotes } from './orderNotes.ts';

const ofOrder = (id: string, between: CompatibilityRule['between']): CompatibilityRule => ({
  id,
  between,
  verdict: 'compatible',
  mechanism: 'order',
  reason: id,
  source: { sourceIds: ['S42'], assumed: false, note: null },
});
const emulsionLater = ofOrder('emulsionLater', { EC: ['SC'] });

const suspension = exampleProduct({ id: 'suspension', groups: ['SC'], mixClass: 70 });
const emulsion = exampleProduct({ id: 'emulsion', groups: ['EC'], mixClass: 80 });
const both = tankContent([liquid(emulsion, 1), liquid(suspension, 1)]);

const notes = (
  asked: readonly AskedOrder[],
  content = both,
  mixingOrder: readonly string[] | null = null,
) =>
  orderNotes(mixInputs(content, { mixingOrder }), content, asked).map(({ code, values }) => [
    code,
    values.ruleIds,
  ]);

describe('a rule that asks for one before the other', () => {
  const asked: AskedOrder[] = [{ rule: emulsionLater, places: [0, 1] }];

  test('is a note where the steps keep it', () => {
    expect(notes(asked)).toEqual([['orderMatters', ['emulsionLater']]]);
  });

  test('is a warning where the operator turned the steps round', () => {
    expect(notes(asked, both, ['emulsion', 'suspension'])).toEqual([
      ['orderReversed', ['emulsionLater']],
    ]);
  });

  test('is not said where the label gives a product another place: the note would speak against the steps', () => {
    const early = exampleProduct({ id: 'early', groups: ['EC'], mixClass: 30 });
    const content = tankContent([liquid(early, 1), liquid(suspension, 1)]);
    expect(notes(asked, content)).toEqual([]);
    expect(notes(asked, content, ['early', 'suspension'])).toEqual([]);
  });
});
