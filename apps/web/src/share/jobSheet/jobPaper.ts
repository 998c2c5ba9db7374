import type { Catalogue, FillStep, MixDraft, MixPlan, MixProblem } from '@mix/engine';
import { OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import type { LoadColumn } from '../../plan/planning/loadColumns.ts';
import { loadsText } from '../../plan/planning/loadsHeadline.ts';
import { plannedNitrogen } from '../../plan/planning/plannedNitrogen.ts';
import type { Paper, PaperCell, PaperColumn, PaperPart } from '../../ui/paper/Paper.ts';
import { intervalWords } from '../../i18n/made/en/label/intervalWords.ts';
import { bufferTexts, intervalSentence, unknownIntervals } from '../../i18n/label/intervalText.ts';
import { rinseText } from '../../i18n/label/rinseText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { amountPerAreaText } from '../../i18n/figures/amountPerAreaText.ts';
import { dateText, dateTimeText } from '../../i18n/figures/dateText.ts';
import { gallonText } from '../../i18n/figures/gallonText.ts';
import { totalReason } from '../../i18n/figures/totalReason.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import type { ProblemText } from '../../i18n/problems/problemWords.ts';
import type { QrPath } from '../../ui/qr/qrPath.ts';
import { stepText } from '../stepText.ts';
import { sheetTables, type SheetTable } from './sheetTables.ts';
import { loadExtent } from '../../i18n/workings/loadExtent.ts';

interface JobPaperSubject {
  readonly draft: MixDraft;
  /** Null where no paddock was chosen. */
  readonly place: string | null;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly words: (problem: MixProblem) => ProblemText;
  readonly catalogue: Catalogue;
  /** Whole names: a label is found by them. */
  readonly nameOf: (productId: string) => string;
  /** Products whose facts nobody checked. */
  readonly uncheckedIds: readonly string[];
  readonly code: QrPath | null;
  readonly printedAt: Date;
  readonly productName: string;
}

/** Boxes to tick, one for each load; more loads than this are tallied in one wide box. */
const MOST_BOXES = 3;

/** The job for whoever fills and drives: one page where it fits, to be ticked and written on. */
export function jobPaper(subject: JobPaperSubject): Paper {
  const { draft, place, plan, code, printedAt, productName } = subject;
  const words = shareWords.sheet;
  const tables = sheetTables(plan);
  return {
    over: words.kind,
    title: draft.name ?? shareWords.unnamed,
    ...(place !== null && { under: place }),
    lines: [
      `${quantityText(plan.sprayAreaHa, 'ha', 4)} · ${dateText(printedAt)}`,
      machineText(subject),
    ],
    mark: code === null ? { none: words.noCode } : { ...code, name: shareWords.codeName },
    headOnEveryPage: true,
    wide: false,
    closer: true,
    parts: [
      remark('ruled', [
        {
          lead: words.before,
          text: [words.beforeText, gallonText()].filter((text) => text !== null).join(' '),
        },
      ]),
      { kind: 'strip', name: null, facts: settings(subject) },
      remark(
        'together',
        tables.flatMap(({ columns }) =>
          columns.map((column) => ({ text: coverText(subject, column) })),
        ),
      ),
      ...tables.map((table) => stepTable(table, subject.nameOf)),
      ...afterSpraying(subject),
      ...problemRemarks(subject),
      {
        kind: 'pair',
        name: null,
        halves: [totals(subject), [{ kind: 'lines', name: words.whatWasDone, lines: toWrite() }]],
      },
    ],
    foot: words.foot(productName, dateTimeText(printedAt)),
    pageText: words.sheetOf,
  };
}

type Remark = Extract<PaperPart, { readonly kind: 'remark' }>;

const remark = (look: Remark['look'], sentences: Remark['sentences']): Remark => ({
  kind: 'remark',
  name: null,
  look,
  sentences,
});

/** The sprayer: machine, tank, width, nozzles, as far as each is set. */
function machineText({ draft, plan, catalogue }: JobPaperSubject): string {
  const machine =
    draft.machineId === OWN_MACHINE
      ? null
      : catalogue.machines.find(({ id }) => id === draft.machineId)?.name;
  const nozzle = catalogue.nozzles.find(({ id }) => id === draft.nozzle?.nozzleId)?.model;
  const width = plan.sprayer?.swathWidthM ?? draft.swathWidthM;
  const count = plan.sprayer?.nozzleCount ?? draft.nozzle?.nozzleCount;
  const nozzles = count == null ? nozzle : nozzle && `${count} × ${nozzle}`;
  return [
    machine,
    quantityText(plan.tankCapacityL, 'L'),
    width == null ? null : quantityText(width, 'm'),
    nozzles,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The five figures the driver sets: loads, rate, speed, pressure, water temperature. */
function settings({ draft, plan }: JobPaperSubject): readonly (readonly [string, string])[] {
  const words = shareWords.sheet;
  const { sprayer } = plan;
  const speed = sprayer?.travelSpeedKmPerH ?? draft.travelSpeedKmPerH;
  const pressure = sprayer?.pressureBar;
  const temperature = draft.waterTemperatureC;
  return [
    [words.loads, loadsText(plan)],
    [words.rate, quantityText(plan.applicationRateLPerHa, 'L/ha')],
    [words.speed, speed == null ? words.notSet : quantityText(speed, 'km/h')],
    [words.pressure, pressure == null ? words.notSet : quantityText(pressure, 'bar', 1)],
    [words.waterTemperature, temperature == null ? words.notSet : quantityText(temperature, '°C')],
  ];
}

/** What a kind of load covers, above its table. */
function coverText({ plan }: JobPaperSubject, { from, to, load, entries }: LoadColumn): string {
  const areas = [...new Set(entries.map(({ areaHa }) => quantityText(areaHa, 'ha')))];
  const words = shareWords.sheet;
  const covers = from === to ? words.loadsCover : words.eachCovers;
  const text = covers(
    shareWords.loadNumbers(loadExtent(from, to), from, to),
    quantityText(load.loadL, 'L'),
    areas.join(words.areaOr),
  );
  const isSmaller = plan.loads.some(({ loadL }) => loadL > load.loadL);
  const covered = isSmaller ? words.smaller(text) : text;
  return load.heelL > 0 ? `${covered} ${words.heel(quantityText(load.heelL, 'L'))}` : covered;
}

/** The order of filling with amounts and tank lines, and a box to tick for each load. */
function stepTable({ columns, rows }: SheetTable, nameOf: JobPaperSubject['nameOf']): PaperPart {
  const words = shareWords.sheet;
  const kinds = columns.map((column) => loadKind(column, columns.length === 1));
  return {
    kind: 'table',
    name: null,
    rowHead: 1,
    columns: [
      { heading: words.step, widthMm: 10 },
      { heading: words.add },
      ...kinds.flatMap((kind) => kind.columns),
    ],
    ...(columns.length > 1 && {
      groups: [
        { heading: '', span: 2 },
        ...columns.map(({ from, to, load }, place) => ({
          heading: `${shareWords.loadNumbers(loadExtent(from, to), from, to)} · ${quantityText(load.loadL, 'L')}`,
          span: kinds[place]?.columns.length ?? 0,
        })),
      ],
    }),
    rows: rows.map(({ steps }, place) => {
      const texts = steps.map((step, kind) => {
        const load = columns[kind]?.load;
        return step === null || load === undefined ? null : stepText(step, load, nameOf);
      });
      return [
        String(place + 1),
        texts.find((text) => text !== null)?.what ?? '',
        ...kinds.flatMap((kind, one) => kind.cells(steps[one] ?? null, texts[one] ?? null)),
      ];
    }),
  };
}

/** The columns of one kind of load, and what a step puts into them. */
function loadKind({ from, to }: LoadColumn, isOnly: boolean) {
  const words = shareWords.sheet;
  const loads = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const isTally = loads.length > (isOnly ? MOST_BOXES : 1);
  const boxes = isTally ? [from] : loads;
  const whenOnly = <Value>(value: Value): readonly Value[] => (isOnly ? [value] : []);
  const columns: readonly PaperColumn[] = [
    { heading: words.amount, align: 'end', widthMm: 27 },
    ...whenOnly<PaperColumn>({ heading: words.packs, widthMm: 32 }),
    { heading: shareWords.line, align: 'end', widthMm: 23 },
    ...whenOnly<PaperColumn>({ heading: words.tank, align: 'end', widthMm: 16 }),
    ...boxes.map((number): PaperColumn => ({
      heading: isOnly && !isTally ? words.load(number) : words.done,
      align: 'center',
      widthMm: isOnly && boxes.length === 1 ? 22 : 13,
    })),
  ];
  const cells = (step: FillStep | null, text: ReturnType<typeof stepText> | null): PaperCell[] => [
    { text: text?.amount ?? '', note: isOnly ? null : (text?.packs ?? null), large: true },
    ...whenOnly({ text: '', note: text?.packs ?? null }),
    { text: step === null ? '' : tankVolumeText(step.tankLineL), large: true },
    ...whenOnly(step?.temperatureC == null ? '' : quantityText(step.temperatureC, '°C', 1)),
    ...boxes.map((): PaperCell => (step === null ? '' : { tick: isTally ? 'wide' : 'box' })),
  ];
  return { columns, cells };
}

/** What comes after spraying: label intervals, buffers, the rinse. The driver shuts the gate. */
function afterSpraying({ plan, nameOf }: JobPaperSubject): readonly PaperPart[] {
  const waits = plan.intervals.flatMap((interval) => intervalSentence(interval) ?? []);
  const sentences = [
    ...(waits.length === 0 ? [] : [`${waits.join('; ')}.`]),
    ...unknownIntervals(plan.intervals, nameOf),
    ...bufferTexts(plan.buffer, nameOf).map((text) => text.replace(/\.?$/, '.')),
    ...(plan.rinse === null ? [] : [rinseText(plan.rinse)]),
  ];
  return sentences.length === 0
    ? []
    : [remark('together', [{ lead: `${intervalWords.title}:`, text: sentences.join(' ') }])];
}

function problemRemarks({ problems, words }: JobPaperSubject): readonly PaperPart[] {
  const warnings = problems.filter(({ severity }) => severity === 'warn').map(words);
  const notes = problems.filter(({ severity }) => severity === 'note').map(words);
  return [
    ...warnings.map(({ title, sentence }) =>
      remark('warning', [{ lead: `${shareWords.warning}. ${title}.`, text: sentence }]),
    ),
    ...(notes.length === 0
      ? []
      : [
          remark('small', [
            {
              lead: `${shareWords.note}:`,
              text: `${notes.map(({ title }) => title).join('; ')}.`,
            },
          ]),
        ]),
  ];
}

function totals({ plan, nameOf, uncheckedIds }: JobPaperSubject): readonly PaperPart[] {
  const words = shareWords.sheet;
  const nitrogen = plannedNitrogen(plan);
  const supplies = nitrogen?.isLowerBound === true ? words.suppliesAtLeast : words.supplies;
  const heaviest = Math.max(...plan.loads.map(({ massKg }) => massKg));
  return [
    {
      kind: 'table',
      name: words.ratesAndTotals,
      rowHead: 0,
      columns: [
        { heading: words.product },
        { heading: words.productRate, align: 'end' },
        { heading: words.job, align: 'end' },
      ],
      rows: [
        ...plan.productTotals.map((total) => [
          {
            text: nameOf(total.productId),
            note: uncheckedIds.includes(total.productId) ? words.notChecked : null,
          },
          amountPerAreaText(total.perHa, 1),
          { text: measureText(total.measured), note: totalReason(total, plan.sprayAreaHa) },
        ]),
        [words.waterRow, '', quantityText(plan.carrierTotalL, 'L')],
      ],
    },
    remark('small', [
      {
        text: [
          nitrogen && supplies(quantityText(nitrogen.kgPerHa, 'kg N/ha', 1)),
          words.weighs(quantityText(heaviest, 'kg', 0)),
        ]
          .filter((text) => text !== null)
          .join(' '),
      },
    ]),
  ];
}

/** Lines to fill in by hand: what was done, beside what was planned. */
const toWrite = (): readonly string[] => {
  const words = shareWords.sheet;
  return [
    words.startAndEnd,
    words.wind,
    words.airTemperature,
    words.areaDone(shownUnitSign('ha')),
    words.leftInTank(shownUnitSign('L')),
    words.operator,
  ];
};
