import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { litres, type Litres } from '../units/quantity.ts';
import { productField } from './productField.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';
import { knownLitresPerKg } from './tankRoom.ts';

/** A doubt of less than this part of the load is seen on no gauge (assumed). */
const NOTED_SHARE = 0.001;

/** A liquid of which nothing is known is weighed as water. */
const WATER_KG_PER_L = 1;

/** By how much the water to add may be off, L; 0 where nobody would see it. */
export const notedDoubtL = ({ freshL }: TankContent, { doubtL }: TankBalance): Litres =>
  doubtL < NOTED_SHARE * freshL ? litres(0) : doubtL;

/** Solids whose room is only known as the band of their kind. */
const solidsOfBand = ({ products }: TankContent) =>
  products.filter(
    ({ product, massKg }) =>
      product.behaviour !== 'liquid' &&
      (massKg ?? 0) > 0 &&
      product.saltTable === null &&
      knownLitresPerKg(product) === null,
  );

/**
 * One note for all liquids whose density nobody read; it tells a density only where all of them
 * have the same.
 */
function densityProblem(inputs: MixInputs, { products }: TankContent): MixProblem[] {
  const assumed = products.flatMap(({ product: { id, behaviour, liquidDensityKgPerL, sources } }) =>
    behaviour === 'liquid' &&
    (liquidDensityKgPerL === null || sources['liquidDensityKgPerL']?.assumed === true)
      ? [{ id, densityKgPerL: liquidDensityKgPerL ?? WATER_KG_PER_L }]
      : [],
  );
  const [first] = assumed;
  if (first === undefined) return [];
  const { id, densityKgPerL } = first;
  return [
    mixProblem('densityAssumed', productField(inputs, id, '.overrides.liquidDensityKgPerL'), {
      productIds: assumed.map((one) => one.id),
      ...(assumed.every((one) => one.densityKgPerL === densityKgPerL) && { densityKgPerL }),
    }),
  ];
}

/**
 * Problems of room and density that are not known. The middle of a band says how much water goes in
 * first; the tank is topped up to its line, so that the strength is right whatever the room. It
 * stops only where the tank could run over.
 */
export function roomProblems(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): MixProblem[] {
  const problems: MixProblem[] = [];
  const { carrierL } = balance;
  const doubtL = notedDoubtL(content, balance);
  const unknown = doubtL > 0 ? solidsOfBand(content) : [];
  if (carrierL < doubtL) {
    for (const { product, massKg } of unknown)
      problems.push(
        mixProblem(
          'displacementUnknown',
          productField(inputs, product.id, '.overrides.displacementLPerKg'),
          { productId: product.id, massKg, doubtL },
        ),
      );
  } else if (unknown.length > 0) {
    const productIds = unknown.map(({ product }) => product.id);
    problems.push(mixProblem('displacementAssumed', 'products', { productIds, doubtL }));
  }
  return [...problems, ...densityProblem(inputs, content)];
}
