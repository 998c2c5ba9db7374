import { describe, expect, test } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { solid } from '../../test/testMix.ts';
import { mixingOrder, reasonOf } from './mixingOrder.ts';

const product = (id: string, mixClass: number) => exampleProduct({ id, mixClass });
const oil = product('oil', 100);
const urea = product('urea', 40);
const ams = product('ams', 40);
const antifoam = product('antifoam', 20);

describe('order of addition', () => {
  test('is by class, and as listed within a class', () => {
    const order = mixingOrder([oil, urea, ams, antifoam], null);
    expect(order.positions).toEqual([3, 1, 2, 0]);
    expect(order.differsFromClasses).toBe(false);
  });

  test("is the operator's own where there is one, and says when a later class goes first", () => {
    const order = mixingOrder([oil, urea, antifoam], ['oil', 'antifoam', 'urea']);
    expect(order.positions).toEqual([0, 2, 1]);
    expect(order.classPositions).toEqual([2, 1, 0]);
    expect(order.differsFromClasses).toBe(true);
  });

  test('does not differ when only products of one class change places', () => {
    const order = mixingOrder([urea, ams, oil], ['ams', 'urea', 'oil']);
    expect(order.positions).toEqual([1, 0, 2]);
    expect(order.differsFromClasses).toBe(false);
  });

  test('puts what it does not name before the first of a later class', () => {
    const order = mixingOrder([oil, urea, antifoam, ams], ['urea', 'gone', 'oil']);
    expect(order.positions).toEqual([2, 1, 3, 0]);
  });
});

const reasonIn100L = (facts: Parameters<typeof exampleProduct>[0], kg = 10) =>
  reasonOf(solid(exampleProduct(facts), kg), 100);

test.each([
  [20, 'antifoamFirst'],
  [30, 'conditionerBeforeActives'],
  [64, 'granulesBeforeLiquids'],
  [66, 'solublePowdersBeforeLiquids'],
  [70, 'suspensionsBeforeEmulsions'],
  [80, 'emulsionsBeforeSolutions'],
  [90, 'solutionsAfterEmulsions'],
  [95, 'biostimulantsLate'],
  [100, 'adjuvantsAfterActives'],
  [110, 'livingThingsShortTime'],
  [120, 'seedLast'],
])('facts 4.2: class %d stands there because %s', (mixClass, reason) => {
  expect(reasonIn100L({ id: 'any', mixClass })).toBe(reason);
});

describe('a fertiliser, a salt or a fine solid is told by what it does in the water', () => {
  test.each([
    [40, 'dissolves', 'dissolves'],
    [45, 'dissolves', 'dissolves'],
    [50, 'dissolves', 'dissolves'],
    [40, 'liquid', 'bulkLiquidBeforeActives'],
    [45, 'suspends', 'finesNeedAgitation'],
    [50, 'suspends', 'finesNeedAgitation'],
  ] as const)('class %d that %s: %s', (mixClass, behaviour, reason) => {
    expect(reasonIn100L({ id: 'any', mixClass, behaviour })).toBe(reason);
  });

  test('ammonium sulphate as weak as labels ask for conditions the water', () => {
    const sulphate = { id: 'ams', mixClass: 40, behaviour: 'dissolves', groups: ['AMS'] } as const;
    expect(reasonIn100L(sulphate, 2)).toBe('conditionerBeforeActives');
    expect(reasonIn100L(sulphate, 3)).toBe('dissolves');
  });
});
