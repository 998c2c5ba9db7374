/*
 * What must not compile. `tsc` checks this file with the sources: an expected error that does not
 * come is itself an error. A field that shows one unit and reads another is a wrong dose.
 */
import { draftStore } from '../draft/draftStore.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { DraftField } from './DraftField.tsx';
import type { MessageAt } from './messageAt.ts';

export const fields = (index: number) => [
  <DraftField key="1" label="Area" path="sprayAreaHa" />,
  // @ts-expect-error the unit of an area is the table's hectares
  <DraftField key="2" label="Area" path="sprayAreaHa" unit="L" />,
  // @ts-expect-error the table's own unit may not be named either
  <DraftField key="3" label="Area" path="sprayAreaHa" unit="ha" />,
  // @ts-expect-error no such figure
  <DraftField key="4" label="Area" path="sprayArea" />,
  // @ts-expect-error a path of the draft, but not of a figure
  <DraftField key="5" label="Name" path="name" />,
  // @ts-expect-error a path through a list needs an index
  <DraftField key="6" label="Rate" path="products.rate.value" unit="kg/ha" />,
  <DraftField key="7" label="Rate" path={`products.${index}.rate.value`} unit="kg/ha" />,
  // @ts-expect-error a rate has a unit that somebody chose
  <DraftField key="8" label="Rate" path={`products.${index}.rate.value`} />,
  // @ts-expect-error the unit is none of the rate units
  <DraftField key="9" label="Rate" path={`products.${index}.rate.value`} unit="L" />,
  // @ts-expect-error a bag is in kilograms or litres
  <DraftField key="10" label="Bag" path={`products.${index}.containers.0.size`} unit="kg/ha" />,
  <DraftField key="11" label="Step" path={`products.${index}.measuringStep`} unit="L" />,
  // @ts-expect-error a measuring step is in kilograms or litres
  <DraftField key="12" label="Step" path={`products.${index}.measuringStep`} unit="mL" />,
];

export const texts = (messageAt: MessageAt) => [
  messageAt({ path: 'sprayAreaHa' }),
  // @ts-expect-error the unit is the table's
  messageAt({ path: 'sprayAreaHa', unit: 'ac' }),
  // @ts-expect-error no such figure
  messageAt({ path: 'sprayAreaL' }),
  // @ts-expect-error not a known unit: it would be shown unconverted
  quantityText(20, 'hectares'),
  // @ts-expect-error a unit that is any string
  quantityText(20, 'h' + 'a'),
  // @ts-expect-error not a known unit
  shownFigure(20, 'litres'),
  // @ts-expect-error not a known unit
  shownUnitSign('km'),
];

export function set(): void {
  draftStore.set('loadSplit', 'equal');
  // @ts-expect-error no way to split loads
  draftStore.set('loadSplit', 'thirds');
  // @ts-expect-error text where a figure stands
  draftStore.set('sprayAreaHa', '20');
  // @ts-expect-error no such path
  draftStore.set('area', 20);
  // @ts-expect-error words are not typed into figures
  draftStore.typeText('machineId', '20');
}
