import type { DissolvedProduct, LoadPlan, MixPlan } from '@mix/engine';
import { DissolvingCurve } from '../../../ui/plot/DissolvingCurve.tsx';
import { ResultSection } from './ResultSection.tsx';
import { Tag } from '../../../ui/notices/Tag.tsx';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';
import { listed } from '../listed.ts';

const percent = (share: number): string => quantityText(share * 100, '%', 0);
const degrees = (value: number): string => quantityText(value, '°C', 1);

/** The tank while it is filled: the temperature and strength of one product after each step. */
function fillingPath(load: LoadPlan, product: DissolvedProduct, startC: number) {
  const start = { temperatureC: startC, gPerKgWater: 0 };
  const full = load.steps.at(-1)?.temperatureC;
  const added = load.steps.find(
    ({ kind, productId }) => kind === 'product' && productId === product.productId,
  );
  const topUpL = load.steps.find(({ kind }) => kind === 'topUp')?.amount?.value ?? 0;
  const whole = load.carrierL + load.heelL;
  const first = whole - topUpL;
  const path = [start];
  if (added?.temperatureC != null && topUpL > 0 && first > 0) {
    path.push({
      temperatureC: added.temperatureC,
      gPerKgWater: (product.gPerKgWater * whole) / first,
    });
  }
  if (full != null) path.push({ temperatureC: full, gPerKgWater: product.gPerKgWater });
  return path;
}

interface DissolvingSectionProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** Whether all of it dissolves at the temperature the tank ends at, drawn where it can be. */
export function DissolvingSection({ plan, nameOf }: DissolvingSectionProps) {
  const { dissolving } = plan;
  // Without a water temperature the panel of what is not known leads to it.
  if (dissolving.products.length === 0 || dissolving.startTemperatureC === null) return null;
  const closest = dissolving.products.find(
    ({ productId }) => productId === dissolving.curveProductId,
  );
  const note =
    closest?.saturation == null
      ? resultWords.notKnown
      : resultWords.dissolves(percent(closest.saturation));
  return (
    <ResultSection name={resultWords.dissolving} note={note}>
      {closest !== undefined && <Curve plan={plan} closest={closest} nameOf={nameOf} />}
      {dissolving.coolingUnknownFor.length > 0 && (
        <p className="padding-top-1 quiet">
          {resultWords.coolingUnknown(listed(dissolving.coolingUnknownFor.map(nameOf)))}
        </p>
      )}
    </ResultSection>
  );
}

interface CurveProps extends DissolvingSectionProps {
  readonly closest: DissolvedProduct;
}

function Curve({ plan, closest, nameOf }: CurveProps) {
  const { dissolving, loads } = plan;
  const [load] = loads;
  const { startTemperatureC: startC, endTemperatureC: endC } = dissolving;
  if (load === undefined || startC === null || endC === null) return null;
  const name = nameOf(closest.productId);
  const hasLiquids = plan.productTotals.some(({ amount }) => amount.unit === 'L');
  return (
    <DissolvingCurve
      limit={dissolving.curve}
      path={fillingPath(load, closest, startC)}
      freezingPointC={dissolving.freezingPointC}
      amountAxis={resultWords.curveAxis}
      description={resultWords.curveWords(
        name,
        degrees(startC),
        degrees(endC),
        closest.gPerKgWater.toFixed(0),
        closest.limitGPerKgWater?.toFixed(0) ?? resultWords.notKnown,
      )}
    >
      {resultWords.worstCase}
      {hasLiquids && (
        <>
          {' '}
          {resultWords.liquidsAsWater} <Tag dashed>{resultWords.assumed}</Tag>
        </>
      )}
    </DissolvingCurve>
  );
}
