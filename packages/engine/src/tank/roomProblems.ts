import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { productField } from './productField.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';

/** Room that may stay uncounted, as a part of the load (assumed: below what a sight gauge shows). */
const UNCOUNTED_SHARE = 0.005;

/** Solids whose room is not known. */
const unknownRoom = (content: TankContent, balance: TankBalance) =>
  content.products.filter(
    ({ product, massKg }, position) =>
      product.behaviour !== 'liquid' &&
      (massKg ?? 0) > 0 &&
      balance.displacementsL[position] === null,
  );

/** Room and density that are not known: left out where that cannot matter, else a stop. */
export function roomProblems(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): MixProblem[] {
  const problems: MixProblem[] = [];
  const boundL = balance.uncountedBoundL;
  const unknown = boundL > 0 ? unknownRoom(content, balance) : [];
  if (boundL > UNCOUNTED_SHARE * content.freshL) {
    for (const { product, massKg } of unknown)
      problems.push(
        mixProblem(
          'displacementUnknown',
          productField(inputs, product.id, '.overrides.displacementLPerKg'),
          { productId: product.id, massKg, boundL: massKg },
        ),
      );
  } else if (unknown.length > 0) {
    const productIds = unknown.map(({ product }) => product.id);
    problems.push(mixProblem('displacementNotCounted', 'products', { productIds, boundL }));
  }
  for (const { product } of content.products)
    if (product.behaviour === 'liquid' && product.liquidDensityKgPerL === null)
      problems.push(
        mixProblem(
          'densityAssumed',
          productField(inputs, product.id, '.overrides.liquidDensityKgPerL'),
          { productId: product.id, densityKgPerL: 1 },
        ),
      );
  return problems;
}
