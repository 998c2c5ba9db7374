import type {
  Catalogue,
  MixDraft,
  MixPlan,
  MixProblem,
  PlanSheet,
  SheetFigure,
  SheetLoad,
  SheetStep,
} from '@mix/engine';
import { planSheet } from '@mix/engine/planSheet';
import { coverText, figureText, markText, reasonText, type StepText } from '@mix/messages/sheet';
import { loadExtent } from '@mix/messages/loadExtent';
import { OWN_MACHINE } from '../../plan/draft/formChanges.ts';
import { loadsText } from '../../plan/planning/loadsHeadline.ts';
import type { Paper, PaperCell, PaperColumn, PaperPart } from '../../ui/paper/Paper.ts';
import { intervalWords } from '../../i18n/made/en/label/intervalWords.ts';
import { bufferTexts, intervalSentence, unknownIntervals } from '../../i18n/label/intervalText.ts';
import { rinseText } from '../../i18n/label/rinseText.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { totalWords } from '../../i18n/made/en/mix/totalWords.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { dateText, dateTimeText } from '../../i18n/figures/dateText.ts';
import { gallonText } from '../../i18n/figures/gallonText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import type { ProblemText } from '../../i18n/problems/problemWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import type { QrPath } from '../../ui/qr/qrPath.ts';
import { stepText } from '../stepText.ts';
import { sheetTables, type SheetTable } from './sheetTables.ts';

interface JobPaperSubject {
  readonly draft: MixDraft;
  /** Null where no paddock was chosen. */
  readonly place: string | null;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly words: (problem: MixProblem) => ProblemText;
  readonly catalogue: Catalogue;
  /** Whole names: a label is found by them. */
  readonly nameOf: NameOf;
  /** Products whose facts nobody checked. */
  readonly uncheckedIds: readonly string[];
  readonly code: QrPath | null;
  readonly printedAt: Date;
  readonly productName: string;
}

/** A figure in the reader's units. */
const told = (figure: SheetFigure): string => figureText(figure, reader);

/** Boxes to tick, one for each load; more loads than this are tallied in one wide box. */
const MOST_BOXES = 3;

/** The job for whoever fills and drives: one page where it fits, to be ticked and written on. */
export function jobPaper(subject: JobPaperSubject): Paper {
  const { draft, place, plan, catalogue, code, printedAt, productName } = subject;
  const words = shareWords.sheet;
  const sheet = planSheet(draft, plan, catalogue);
  const { job } = sheet;
  const tables = sheetTables(sheet.loads);
  return {
    over: words.kind,
    title: job.name ?? shareWords.unnamed,
    ...(place !== null && { under: place }),
    lines: [`${groundText(job)} · ${dateText(printedAt)}`, machineText(subject)],
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
      { kind: 'strip', name: null, facts: settings(sheet, plan) },
      remark(
        'together',
        tables.flatMap(({ columns }) =>
          columns.map((column) => ({ text: coverText(column, shareWords, reader) })),
        ),
      ),
      ...tables.map((table) => stepTable(table, subject.nameOf)),
      ...gaugeMarks(sheet, subject.nameOf),
      ...afterSpraying(sheet, subject.nameOf),
      ...problemRemarks(subject),
      {
        kind: 'pair',
        name: null,
        halves: [
          totals(sheet, subject),
          [{ kind: 'lines', name: words.whatWasDone, lines: toWrite() }],
        ],
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

/** The ground; of bands their width too: the rate is meant for the ground in them. */
const groundText = ({ area, bandWidth }: PlanSheet['job']): string =>
  [told(area), ...(bandWidth === null ? [] : [mixPlanWords.bandOf(told(bandWidth))])].join(', ');

/** The five figures the driver sets: loads, rate, speed, pressure, water temperature. */
function settings(
  { job, settings: { speed, pressure, waterTemperature } }: PlanSheet,
  plan: MixPlan,
): readonly (readonly [string, string])[] {
  const words = shareWords.sheet;
  const orNot = (figure: SheetFigure | null) => (figure === null ? words.notSet : told(figure));
  return [
    [words.loads, loadsText(plan)],
    [words.rate, told(job.rate)],
    [words.speed, orNot(speed)],
    [words.pressure, orNot(pressure)],
    [words.waterTemperature, orNot(waterTemperature)],
  ];
}

/** The order of filling with amounts and tank lines, and a box to tick for each load. */
function stepTable({ columns, rows }: SheetTable, nameOf: NameOf): PaperPart {
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
        ...columns.map(({ from, to, size }, place) => ({
          heading: `${shareWords.loadNumbers(loadExtent(from, to), from, to)} · ${told(size)}`,
          span: kinds[place]?.columns.length ?? 0,
        })),
      ],
    }),
    rows: rows.map(({ said, steps }, place) => {
      const texts = steps.map((step) => step && stepText(step, nameOf));
      return [
        String(place + 1),
        stepText(said, nameOf).what,
        ...kinds.flatMap((kind, one) => kind.cells(steps[one] ?? null, texts[one] ?? null)),
      ];
    }),
  };
}

/** The columns of one kind of load, and what a step puts into them. */
function loadKind({ from, to }: SheetLoad, isOnly: boolean) {
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
  const cells = (step: SheetStep | null, text: StepText | null): PaperCell[] => {
    if (step === null || text === null) return columns.map(() => '');
    const note = isOnly ? null : text.packs;
    return [
      { text: text.amount ?? '', note: text.doubt ?? note, large: true },
      ...whenOnly({ text: '', note: text.packs }),
      { text: told(step.line), large: true },
      ...whenOnly(step.temperature === null ? '' : told(step.temperature)),
      ...boxes.map((): PaperCell => ({ tick: isTally ? 'wide' : 'box' })),
    ];
  };
  return { columns, cells };
}

/** The marks of the sight gauge beside the line of a smaller load, each with its own amounts. */
function gaugeMarks({ loads }: PlanSheet, nameOf: NameOf): readonly PaperPart[] {
  const sentences = loads.flatMap(({ marks }) =>
    marks.map((mark) => ({ text: markText(mark, nameOf, resultWords, reader) })),
  );
  return sentences.length === 0 ? [] : [remark('small', sentences)];
}

/** What comes after spraying: label intervals, buffers, the rinse. The driver shuts the gate. */
function afterSpraying({ afterSpraying: after }: PlanSheet, nameOf: NameOf): readonly PaperPart[] {
  const { intervals, buffer, rinse } = after;
  const waits = intervals.flatMap((interval) => intervalSentence(interval) ?? []);
  const sentences = [
    ...(waits.length === 0 ? [] : [`${waits.join('; ')}.`]),
    ...unknownIntervals(intervals, nameOf),
    ...bufferTexts(buffer, nameOf).map((text) => text.replace(/\.?$/, '.')),
    ...(rinse === null ? [] : [rinseText(rinse)]),
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

function totals(
  { totals: { products, water, doubt, heaviest }, supply }: PlanSheet,
  { nameOf, uncheckedIds }: JobPaperSubject,
): readonly PaperPart[] {
  const words = shareWords.sheet;
  const supplies = supply.unknownFor.length > 0 ? words.suppliesAtLeast : words.supplies;
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
        ...products.map(({ productId, perArea, amount, reason }) => [
          {
            text: nameOf(productId),
            note: uncheckedIds.includes(productId) ? words.notChecked : null,
          },
          told(perArea),
          {
            text: told(amount),
            note: reason && reasonText(reason, told(amount), totalWords, reader),
          },
        ]),
        [
          words.waterRow,
          '',
          doubt === null ? told(water) : { text: told(water), note: told(doubt) },
        ],
      ],
    },
    remark('small', [
      {
        text: [supply.nitrogen && supplies(told(supply.nitrogen)), words.weighs(told(heaviest))]
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
