import { calculateMix, type Catalogue } from '@mix/engine';
import type { WorkedExample, WorkedFigure } from './WorkedExample.ts';
import { workedChemistry } from './workedChemistry.ts';
import { workedRates } from './workedRates.ts';
import { workedTanks } from './workedTanks.ts';

export const workedExamples: readonly WorkedExample[] = [
  ...workedRates,
  ...workedTanks,
  ...workedChemistry,
];

/** Significant figures; our figure is shown to one more than these. */
const SHOWN_FIGURES = 4;

/**
 * Half of the last digit of a printed figure; one exactly on the half may be printed either way.
 */
const halfDigit = (printed: string): number =>
  0.5 * 10 ** -(printed.split('.')[1] ?? '').length * (1 + 1e-9);

/** Whether our answer is the printed one, to as many digits as are printed. */
export function isPrinted(ours: number | string, { printed }: WorkedFigure): boolean {
  if (typeof ours === 'string') return ours === printed;
  const [low, high = low] = printed.split(' to ').map(Number);
  if (low === undefined || high === undefined) return false;
  return low === high ? Math.abs(ours - low) <= halfDigit(printed) : ours >= low && ours <= high;
}

/** Our answers to an example, in the order of its figures. */
export function answersTo(
  { draft, facts, figures }: WorkedExample,
  catalogue: Catalogue,
): readonly (number | string)[] {
  const answer = calculateMix(draft, facts === null ? catalogue : facts(catalogue));
  return figures.map((figure) => figure.ours(answer));
}

const shown = (ours: number | string): string =>
  typeof ours === 'string' ? ours : String(Number(ours.toPrecision(SHOWN_FIGURES + 1)));

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowsOf = (example: WorkedExample, place: number, catalogue: Catalogue): string[] =>
  answersTo(example, catalogue).map((ours, at) => {
    const figure = example.figures[at];
    if (figure === undefined) throw new Error('a figure without an answer');
    const { what, unit, printed, differs } = figure;
    const first = at === 0;
    return row(
      first ? String(place + 1) : '',
      first ? example.what : '',
      unit === '' ? what : `${what}, ${unit}`,
      printed,
      shown(ours),
      differs ?? (isPrinted(ours, figure) ? 'the same' : ''),
      first ? `[${example.title}](${example.address})` : '',
    );
  });

/** docs/worked-examples.md: mixes that guides print with their answers, and ours beside them. */
export function workedExamplesDocument(catalogue: Catalogue): string {
  const figures = workedExamples.flatMap((example) => example.figures);
  const differing = figures.filter(({ differs }) => differs !== null).length;
  return (
    [
      '# Worked examples',
      'Written by `node apps/cli/src/writeDocuments.ts` from the mixes in `apps/cli/src/documents/worked*.ts`, which a test plans. Do not edit by hand.',
      `${workedExamples.length} mixes from published guides, tables and product sheets, with the page they stand in as it was read in November 2026. A figure is the same where ours rounds to what is printed. ${figures.length - differing} of ${figures.length} are; where one is not, the reason stands beside it. Amounts are those of the plan before they are weighed.`,
      [
        row('', 'Mix', 'Asked', 'Printed', 'Ours', '', 'Page'),
        row('---', '---', '---', '---', '---', '---', '---'),
        ...workedExamples.flatMap((example, place) => rowsOf(example, place, catalogue)),
      ].join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
