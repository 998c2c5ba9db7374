import { expect, it } from 'vitest';
import { exampleRecord } from '../testing/exampleRecord.ts';
import type { FieldRow } from '../tables/FieldRow.ts';
import { recordFields } from './recordFields.ts';
import { figuresBeyond, typedFields } from './typedFields.ts';
import { recordColumns, recordLines } from './recordColumns.ts';
import { recordKind } from './recordKind.ts';

/** Headings that spreadsheets and other programs rely on: none of them may change. */
const HEADINGS = [
  ...['Record', 'Day', 'Started', 'Ended', 'State', 'Mix', 'Paddock', 'Land use'],
  ...['Area planned (ha)', 'Area done (ha)', 'Application rate planned (L/ha)'],
  ...['Water planned (L)', 'Water used (L)', 'Product', 'Registration number', 'Batch'],
  ...['Product planned (kg)', 'Product planned (L)', 'Product used (kg)', 'Product used (L)'],
  ...['Product rate (kg/ha)', 'Product rate (L/ha)', 'Nitrogen of the product (kg)'],
  ...['Cost of the product ($)', 'Wind speed (km/h)', 'Wind gusts (km/h)', 'Wind from'],
  ...['Air temperature (°C)', 'Humidity (%)', 'Weather source', 'Weather observed', 'Jar test'],
  ...['Operator', 'Certificate', 'Supervisor', 'Owner', 'Crop', 'Growth stage', 'Type of use'],
  ...['Reason', 'Equipment', 'Order of the paddocks', 'Done against drift', 'Withholding'],
  ...['Neighbours told', 'Notes'],
];

it('has the columns that files have had, in their order, and new ones before the notes', () => {
  const headings = recordColumns.map(({ heading }) => heading);
  expect(headings.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
  expect(headings.at(-1)).toBe('Notes');
  expect(recordColumns.filter(({ isMoney }) => isMoney).map(({ heading }) => heading)).toEqual([
    'Cost of the product ($)',
  ]);
});

it('puts under each heading what the record says', () => {
  const row = { id: 'r', day: '2026-11-21', place: { name: 'Hill' }, record: exampleRecord };
  const [line] = recordLines(row);
  const cells = Object.fromEntries(
    recordColumns.map(({ heading, of }) => [heading, line === undefined ? null : of(line)]),
  );
  expect(cells).toMatchObject({
    Paddock: 'Hill',
    Started: exampleRecord.startedAt,
    'Area done (ha)': 20,
    'Product used (kg)': 400,
    'Product used (L)': null,
    'Product rate (kg/ha)': 20,
    'Nitrogen of the product (kg)': 184,
    'Wind speed (km/h)': 8,
    'Wind gusts (km/h)': null,
    'Jar test': 'mixes',
    Operator: 'Sam',
    Certificate: null,
  });
});

const written = recordKind.serialise(exampleRecord);
const later = Object.entries<FieldRow>(recordFields)
  .filter(([, { stored }]) => stored === 'later')
  .map(([name]) => name);

it('knows what came after the first version', () => {
  expect(later).toContain('jobId');
});

it.each(later)('reads a record without %s, and with null for it, and writes neither', (name) => {
  for (const fields of [written, { ...written, [name]: null }]) {
    const record = recordKind.parse(fields);
    expect(record).not.toBeNull();
    if (record !== null) expect(Object.keys(recordKind.serialise(record))).not.toContain(name);
  }
});

it('leaves what a version to come has said in the record', () => {
  const record = recordKind.parse({ ...written, soilTemperatureC: 12 });
  expect(record === null ? null : recordKind.serialise(record)).toEqual({
    ...written,
    soilTemperatureC: 12,
  });
});

it.each(Object.entries<FieldRow>(typedFields))(
  'takes %s at its limits and nothing beyond them',
  (name, row) => {
    if (row.kind !== 'figure' || row.limits === null) return;
    const beyond = (value: number): readonly string[] => {
      const isOfWeather = name in exampleRecord.weather;
      return figuresBeyond({
        ...exampleRecord,
        ...(isOfWeather
          ? { weather: { ...exampleRecord.weather, [name]: value } }
          : { [name]: value }),
      }).map((one) => one.name);
    };
    const [least, most] = row.limits;
    expect([beyond(least), beyond(most)]).toEqual([[], []]);
    expect([beyond(least - 0.01), beyond(most + 0.01)]).toEqual([[name], [name]]);
  },
);
