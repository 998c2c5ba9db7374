import {
  askedValues,
  nitrogenKgPerHa,
  plannedNitrogenKgPerHa,
  recordIntervals,
  recordState,
  type LocalTime,
  type SprayRecord,
} from '@mix/documents';
import { litres, type ProductMeasure, type UnitId } from '@mix/engine';
import { amountPerAreaText } from '../../i18n/figures/amountPerAreaText.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { intervalWords } from '../../i18n/made/en/label/intervalWords.ts';
import { unknownIntervals } from '../../i18n/label/intervalText.ts';
import { jarWords } from '../../i18n/made/en/jar/jarWords.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { recordStateWords } from '../../i18n/made/en/records/recordStateWords.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import type { PaperFacts, PaperTable, PaperText, ReportPaper } from '../../ui/paper/Paper.ts';
import type { WholeRow } from '../totals/ReportRow.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { clockText } from '../../i18n/figures/localTimeText.ts';
import { paperEnds, type PaperContext } from '../../ui/paper/paperEnds.ts';
import { windText } from './windText.ts';

const orNotSaid = (text: string | null): string => text ?? reportPaperWords.notSaid;

const momentText = (time: LocalTime): string => `${dayText(time.slice(0, 10))} ${clockText(time)}`;

const endText = ({ endedAt, endKnownTo }: SprayRecord): string =>
  endKnownTo === 'day'
    ? reportPaperWords.timeNotKnown(dayText(endedAt.slice(0, 10)))
    : momentText(endedAt);

const figureText = (value: number | null, unit: UnitId): string =>
  value === null ? reportPaperWords.notSaid : quantityText(value, unit);

/**
 * One record, whole: evidence on paper.
 * @param track where it was sprayed; empty where no track was kept
 */
export function recordPaper(
  row: WholeRow,
  context: PaperContext,
  track: ReportPaper['parts'] = [],
): ReportPaper {
  const { record, createdAt, day } = row;
  const state = recordStateWords[recordState(record, createdAt, context.now)];
  return {
    title: `${reportPaperWords.recordTitle}: ${record.name ?? reportWords.unnamed}`,
    lines: [`${dayText(day)} · ${state}`],
    parts: [
      whereAndWhen(row),
      amounts(record),
      ...intervals(record),
      weather(record),
      people(record),
      ...track,
      ...loads(record),
      ...notes(record),
    ],
    ...paperEnds(context),
    fileName: `spray-record-${day}`,
  };
}

function whereAndWhen({ record, place }: WholeRow): PaperFacts {
  const words = reportPaperWords;
  return {
    kind: 'facts',
    name: words.whereAndWhen,
    facts: [
      [words.place, orNotSaid(place.name)],
      [words.landUse, orNotSaid(record.landUse ?? place.landUse)],
      [words.started, record.startedAt === null ? words.notSaid : momentText(record.startedAt)],
      [words.ended, endText(record)],
      [words.operator, orNotSaid(record.operator)],
      [words.applicationRate, figureText(record.applicationRateLPerHa, 'L/ha')],
    ],
  };
}

function amounts(record: SprayRecord): PaperTable {
  const words = reportPaperWords;
  const { areaDoneHa, carrierL } = record;
  const nitrogen = (kgPerHa: number | null): string =>
    kgPerHa === null ? words.notKnown : quantityText(kgPerHa, 'kg N/ha');
  const rate = (amount: ProductMeasure): string =>
    areaDoneHa === null || areaDoneHa <= 0 ? words.notKnown : amountPerAreaText(amount, areaDoneHa);
  return {
    kind: 'table',
    name: recordWords.amounts,
    columns: [
      { heading: words.what },
      { heading: words.planned, align: 'end' },
      { heading: words.done, align: 'end' },
      { heading: words.rate, align: 'end' },
      { heading: words.registration },
      { heading: words.batch },
    ],
    rows: [
      [
        words.areaDone,
        record.sprayAreaHa === null ? '–' : quantityText(record.sprayAreaHa, 'ha'),
        figureText(areaDoneHa, 'ha'),
        '',
        '',
        '',
      ],
      [
        words.water,
        record.plannedCarrierL === null ? '–' : tankVolumeText(record.plannedCarrierL),
        carrierL === null ? words.notSaid : tankVolumeText(carrierL),
        carrierL === null ? '' : rate({ unit: 'L', value: litres(carrierL) }),
        '',
        '',
      ],
      ...record.products.map(({ name, planned, actual, registrationNumber, batch }) => [
        name,
        planned === null ? '–' : measureText(planned),
        measureText(actual),
        rate(actual),
        orNotSaid(registrationNumber),
        orNotSaid(batch),
      ]),
      [
        words.syntheticNitrogen,
        nitrogen(plannedNitrogenKgPerHa(record)),
        '',
        nitrogen(nitrogenKgPerHa(record)),
        '',
        '',
      ],
    ],
  };
}

/** From when the ground is free again; an interval that is not known is listed in words. */
function intervals(record: SprayRecord): readonly (PaperFacts | PaperText)[] {
  const counted = recordIntervals(record, deviceOffset);
  const nameOf = (id: string): string =>
    record.products.find(({ productId }) => productId === id)?.name ?? id;
  const facts = counted.flatMap(({ kind, from }) =>
    from === null
      ? []
      : [[intervalWords.free[kind], intervalWords.from(momentText(from))] as const],
  );
  const unknown = unknownIntervals(counted, nameOf);
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'facts', name: intervalWords.title, facts } as const]),
    ...(unknown.length === 0
      ? []
      : [{ kind: 'text', name: intervalWords.title, lines: unknown } as const]),
  ];
}

function weather(record: SprayRecord): PaperFacts {
  const words = reportPaperWords;
  const { windGustKmPerH, airTemperatureC, relativeHumidityPct, source } = record.weather;
  return {
    kind: 'facts',
    name: words.weather,
    facts: [
      [words.wind, orNotSaid(windText(record))],
      [recordWords.gusts, figureText(windGustKmPerH, 'km/h')],
      [words.temperature, figureText(airTemperatureC, '°C')],
      [words.humidity, figureText(relativeHumidityPct, '%')],
      [words.weatherSource, source === 'typed' ? words.typed : orNotSaid(source)],
    ],
  };
}

/**
 * The people and conditions. Fields that the form asks only some users for appear where filled in.
 */
function people(record: SprayRecord): PaperFacts {
  const stated = askedValues(record).map(
    (asked) =>
      [
        recordWords.fields[asked.name],
        asked.kind === 'figure' ? quantityText(asked.value, asked.unit) : asked.value,
      ] as const,
  );
  const { jarTest } = record;
  const jar = jarTest === null ? reportPaperWords.notSaid : jarWords.verdict[jarTest.verdict];
  return {
    kind: 'facts',
    name: reportPaperWords.people,
    facts: [[reportPaperWords.jarTest, jar], ...stated],
  };
}

function loads(record: SprayRecord): readonly PaperTable[] {
  if (record.loads.length === 0) return [];
  const words = reportPaperWords;
  return [
    {
      kind: 'table',
      name: words.loads,
      columns: [
        { heading: words.load },
        { heading: words.started },
        { heading: words.planned, align: 'end' },
        { heading: words.filled, align: 'end' },
      ],
      rows: record.loads.map(({ number, startedAt, endedAt, plannedL, actualL }) => [
        String(number),
        momentText(startedAt),
        tankVolumeText(plannedL),
        endedAt === null
          ? `${tankVolumeText(actualL)}, ${recordWords.unfinished}`
          : tankVolumeText(actualL),
      ]),
    },
  ];
}

function notes(record: SprayRecord): readonly PaperText[] {
  const changes = [...record.deviceRevisions, ...record.revisions].map(({ at, reason }) =>
    reportPaperWords.changed(dayText(dayOf(at)), reason),
  );
  return [
    { name: reportPaperWords.notes, lines: record.notes === null ? [] : [record.notes] },
    { name: reportPaperWords.changes, lines: changes },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map((part) => ({ kind: 'text', ...part }));
}
