import {
  askedAmount,
  type ContainerCount,
  type FillStep,
  type LoadPlan,
  type LoadProduct,
  type RoundingPolicy,
} from '@mix/engine';
import { pluralIn, stepReasons, stepReasonText } from '@mix/messages';
import { cell, columns, figure, type Cell } from './columns.ts';
import type { SheetFormat } from './SheetFormat.ts';

const plural = pluralIn('en');

/** How each product's amounts are rounded: down where a label sets a maximum. */
export type RoundingOf = (productId: string) => RoundingPolicy;

function containersText(
  count: ContainerCount | null,
  unit: 'kg' | 'L',
  format: SheetFormat,
): string {
  if (count === null || count.containers.length === 0) return '';
  const parts = count.containers.map(
    ({ container, count: number }) =>
      `${number} ${plural(number, { one: container.kind, other: `${container.kind}s` })} of ${container.size} ${container.unit}`,
  );
  if (count.remainder > 0) parts.push(format.amount(count.remainder, unit));
  return parts.join(' + ');
}

function productRow(product: LoadProduct, format: SheetFormat, roundingOf: RoundingOf): Cell[] {
  const { productId, containerCount } = product;
  const { unit, value } = product.measured ?? product.amount;
  return [
    cell(`  ${format.productName(productId)}`),
    figure(format.amount(value, unit, roundingOf(productId))),
    cell(containersText(containerCount, unit, format)),
  ];
}

function stepName({ kind, productId, waitMin }: FillStep, format: SheetFormat): string {
  if (kind === 'wait')
    return waitMin === null ? 'Wait' : `Wait at least ${format.quantity(waitMin, 'min')}`;
  return productId === null ? 'Water' : format.productName(productId);
}

/** The amount of a product is the one on the scale, where a measuring step is set; water is filled to its line. */
function stepRow(
  load: LoadPlan,
  step: FillStep,
  place: number,
  format: SheetFormat,
  roundingOf: RoundingOf,
): Cell[] {
  const { productId, tankLineL, temperatureC } = step;
  const amount = askedAmount(load, step);
  const asked = ({ value, unit }: NonNullable<typeof amount>) =>
    productId === null
      ? format.quantity(value, unit)
      : format.amount(value, unit, roundingOf(productId));
  return [
    figure(`  ${place + 1}`),
    cell(stepName(step, format)),
    figure(amount === null ? '' : asked(amount)),
    figure(format.quantity(tankLineL, 'L')),
    figure(temperatureC === null ? '' : format.degrees(temperatureC)),
    cell(stepReasonText(load.steps, place, stepReasons, format)),
  ];
}

function title({ number, count, isPartLoad }: LoadPlan, loadCount: number): string {
  const numbers = plural(count, {
    one: `Load ${number}`,
    other: `Loads ${number} to ${number + count - 1}`,
  });
  const kind = isPartLoad && loadCount > 1 ? ', smaller' : '';
  return `${numbers} of ${loadCount}${kind}${count > 1 ? ', each' : ''}`;
}

/** One load, or a run of equal ones: what goes in, and in which order. */
export function loadSection(
  load: LoadPlan,
  loadCount: number,
  format: SheetFormat,
  roundingOf: RoundingOf,
): string[] {
  const { loadL, areaHa, massKg, heelL, carrierL, carrierDoubtL } = load;
  const doubt = carrierDoubtL === 0 ? '' : ` +/- ${format.quantity(carrierDoubtL, 'L')}`;
  const heel =
    heelL > 0 ? [[cell('  Already in the tank'), figure(format.quantity(heelL, 'L'))]] : [];
  const marks = load.gaugeMarks.map(
    ({ kind, loadL: markL, areaHa: markHa, carrierL: waterL, amounts }) =>
      `  Gauge mark ${kind === 'exact' ? 'at' : kind === 'nextLower' ? 'below' : 'above'}: ` +
      `${format.quantity(markL, 'L')} for ${format.quantity(markHa, 'ha')}, ` +
      [
        `water ${format.quantity(waterL, 'L')}`,
        ...amounts.map(
          ({ productId, amount: { value, unit } }) =>
            `${format.productName(productId)} ${format.amount(value, unit, roundingOf(productId))}`,
        ),
      ].join(', '),
  );
  return [
    `${title(load, loadCount)}: ${format.quantity(loadL, 'L')} for ${format.quantity(areaHa, 'ha')}, ${format.quantity(massKg, 'kg')}`,
    ...columns([
      ...heel,
      [cell('  Water to add'), figure(`${format.quantity(carrierL, 'L')}${doubt}`)],
      ...load.products.map((product) => productRow(product, format, roundingOf)),
    ]),
    '',
    ...columns([
      [
        cell('  Step'),
        cell('Add'),
        figure('Amount'),
        figure('Tank line'),
        figure('Tank'),
        cell(''),
      ],
      ...load.steps.map((step, place) => stepRow(load, step, place, format, roundingOf)),
    ]),
    ...marks,
    '',
  ];
}
