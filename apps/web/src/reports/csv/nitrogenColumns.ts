import type { NitrogenLedger, PlaceNitrogen } from '../nitrogen/nitrogenLedger.ts';
import {
  nitrogenApplications,
  type NitrogenApplication,
} from '../nitrogen/nitrogenApplications.ts';
import type { CsvColumn } from '../../device/files/csvText.ts';

/** One application, or a piece of ground that had none. */
export interface NitrogenCsvRow {
  readonly ledger: NitrogenLedger;
  readonly place: PlaceNitrogen;
  readonly application: NitrogenApplication | null;
}

/** One line per fertiliser and application, and one for each paddock without any. */
export function nitrogenCsvRows(ledger: NitrogenLedger): readonly NitrogenCsvRow[] {
  const applications = nitrogenApplications(ledger);
  return ledger.places.flatMap((place): readonly NitrogenCsvRow[] => {
    const there = applications.filter((application) => application.place === place);
    return there.length === 0
      ? [{ ledger, place, application: null }]
      : there.map((application) => ({ ledger, place, application }));
  });
}

type Column = CsvColumn<NitrogenCsvRow>;

const rate = (heading: string, unit: 'kg' | 'L', perArea: boolean): Column => ({
  heading,
  kind: 'number',
  of: ({ application }) => {
    if (application?.product.actual.unit !== unit) return null;
    const { areaDoneHa } = application.row.record;
    const { value } = application.product.actual;
    if (!perArea) return value;
    return areaDoneHa === null || areaDoneHa <= 0 ? null : value / areaDoneHa;
  },
});

/** What a regional council asks for (S50, S85), and where each paddock stands against the cap. */
export const nitrogenColumns: readonly Column[] = [
  { heading: 'Year from', kind: 'text', of: ({ ledger }) => ledger.year.from },
  { heading: 'Year to', kind: 'text', of: ({ ledger }) => ledger.year.to },
  { heading: 'Paddock', kind: 'text', of: ({ place }) => place.place.name },
  { heading: 'Land use', kind: 'text', of: ({ place }) => place.place.landUse },
  { heading: 'Paddock area (ha)', kind: 'number', of: ({ place }) => place.place.areaHa },
  { heading: 'Day', kind: 'text', of: ({ application }) => application?.row.day ?? null },
  {
    heading: 'Product',
    kind: 'text',
    of: ({ application }) => application?.product.name ?? null,
  },
  {
    heading: 'N of the product (%)',
    kind: 'number',
    of: (row) => row.application?.nitrogenPct ?? null,
  },
  {
    heading: 'Area done (ha)',
    kind: 'number',
    of: ({ application }) => application?.row.record.areaDoneHa ?? null,
  },
  rate('Product used (kg)', 'kg', false),
  rate('Product used (L)', 'L', false),
  rate('Product rate (kg/ha)', 'kg', true),
  rate('Product rate (L/ha)', 'L', true),
  {
    heading: 'Synthetic N (kg)',
    kind: 'number',
    of: ({ application }) => application?.nitrogenKg ?? null,
  },
  {
    heading: 'Synthetic N known of the paddock in the year (kg/ha)',
    kind: 'number',
    of: ({ place }) => place.kgPerHa,
  },
  {
    heading: 'Records of the paddock with unknown N',
    kind: 'number',
    of: ({ place }) => place.nitrogenKg.unknown,
  },
  { heading: 'Cap (kg/ha)', kind: 'number', of: ({ ledger }) => ledger.capKgPerHa },
];
