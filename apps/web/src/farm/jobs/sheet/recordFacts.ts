import { askedValues, type SprayRecord } from '@mix/documents';
import type { UnitId } from '@mix/engine';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { recordWords } from '../../../i18n/made/en/records/recordWords.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';

interface RecordFact {
  readonly what: string;
  readonly text: string;
}

const factOf = (what: string, value: number | null, unit: UnitId): readonly RecordFact[] =>
  value === null ? [] : [{ what, text: quantityText(value, unit) }];

function batchesOf(products: SprayRecord['products']): readonly RecordFact[] {
  const named = products.flatMap(({ name, batch }) => (batch === null ? [] : [`${name} ${batch}`]));
  return named.length === 0 ? [] : [{ what: farmJobWords.batch, text: named.join(', ') }];
}

/** Figures that the form asks only some users for. */
const askedFigures = (record: SprayRecord): readonly RecordFact[] =>
  askedValues(record).flatMap((asked) =>
    asked.kind === 'figure' ? factOf(recordWords.fields[asked.name], asked.value, asked.unit) : [],
  );

/** Known facts of a record that no instruction holds, so that nothing is compared. */
export const recordFacts = (record: SprayRecord): readonly RecordFact[] => {
  const { products, weather } = record;
  return [
    ...batchesOf(products),
    ...factOf(recordWords.wind, weather.windSpeedKmPerH, 'km/h'),
    ...factOf(recordWords.gusts, weather.windGustKmPerH, 'km/h'),
    ...factOf(recordWords.temperature, weather.airTemperatureC, '°C'),
    ...factOf(recordWords.humidity, weather.relativeHumidityPct, '%'),
    ...askedFigures(record),
  ];
};
