import { amountIn, syntheticNitrogenKg, type Round, type Shed } from '@mix/documents';
import { calculateMix, roundToStep, unitPrice, type Catalogue, type MixDraft } from '@mix/engine';
import { GROUND_NOT_KNOWN } from '../../plan/draft/withoutGround.ts';

/** Rates per hectare do not depend on the area, as loads do: any usual area will do. */
const ANY_AREA_HA = 10;

type Total = NonNullable<ReturnType<typeof calculateMix>['plan']>['productTotals'][number];

/**
 * Cents of a product on a hectare: at the price typed with the mix, else at the last price in the
 * stock: nobody knows which lots a later day takes. Null without a price that fits.
 */
function centsPerHa(
  draft: MixDraft,
  catalogue: Catalogue,
  shed: Pick<Shed, 'ledgerOf'> | null,
  { productId, perHa }: Total,
) {
  const line = draft.products?.find((one) => one.productId === productId);
  const product = catalogue.products.find(({ id }) => id === productId);
  if (product === undefined) return null;
  if (line?.price == null) {
    const ledger = shed?.ledgerOf(product) ?? null;
    if (ledger === null || ledger.lastPrice === null) return null;
    const amount = amountIn(perHa, ledger.unit, product.liquidDensityKgPerL);
    return amount === null ? null : ledger.lastPrice.centsPerUnit * amount;
  }
  const { price, containers = [] } = line;
  const cents = unitPrice({ price, containers, product }, perHa.unit);
  return cents === null ? null : cents * perHa.value;
}

const sumOrNull = (parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );

/**
 * A round made of a mix, with its rates per hectare; null where the mix has no plan.
 * @param shed gives the prices that were not typed; null: it is not here
 */
export function roundOfMix(
  { name, draft: mix }: { readonly name: string; readonly draft: MixDraft },
  catalogue: Catalogue,
  said: Pick<Round, 'day' | 'plannedAt' | 'paddocks'>,
  shed: Pick<Shed, 'ledgerOf'> | null = null,
): Round | null {
  // The year's nitrogen, the crop's stage and the heel are those of one paddock and one day.
  const { catchTest: _measured, ...kept } = mix;
  const draft = { ...kept, name, heel: null, ...GROUND_NOT_KNOWN };
  const { plan } = calculateMix({ ...draft, sprayAreaHa: ANY_AREA_HA }, catalogue);
  if (plan === null) return null;
  const facts = (id: string) => catalogue.products.find((product) => product.id === id);
  const productFacts = catalogue.products.filter(({ id }) =>
    plan.productTotals.some(({ productId }) => productId === id),
  );
  const costs = plan.productTotals.map((total) => centsPerHa(draft, catalogue, shed, total));
  const cost = sumOrNull(costs);
  return {
    ...said,
    name,
    draft,
    applicationRateLPerHa: plan.applicationRateLPerHa,
    products: plan.productTotals.map(({ productId, perHa }) => ({
      productId,
      name: facts(productId)?.name ?? productId,
      perHa,
    })),
    nitrogenKgPerHa: sumOrNull(
      plan.productTotals.map(({ productId, perHa }) =>
        syntheticNitrogenKg({ products: [{ productId, actual: perHa }], productFacts }),
      ),
    ),
    costCentsPerHa: cost === null ? null : roundToStep(cost, 0.01),
    workRateHaPerH: plan.sprayer?.workRateHaPerH ?? null,
  };
}
