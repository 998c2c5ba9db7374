import type { Paper, PaperFacts, PaperTable, PaperText } from './Paper.ts';

type Child = Node | string;

/** An element with text: nothing a record holds is ever read as HTML. */
function element(
  tag: string,
  className: string | null,
  ...children: readonly Child[]
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== null) made.className = className;
  made.append(...children);
  return made;
}

function tableOf({ columns, rows }: PaperTable): HTMLElement {
  const row = (tag: 'th' | 'td', cells: readonly string[]): HTMLElement =>
    element(
      'tr',
      null,
      ...cells.map((text, place) =>
        element(tag, columns[place]?.align === 'end' ? 'figure' : null, text),
      ),
    );
  const heading = row(
    'th',
    columns.map((column) => column.heading),
  );
  return element(
    'table',
    null,
    element('thead', null, heading),
    element('tbody', null, ...rows.map((cells) => row('td', cells))),
  );
}

const factsOf = ({ facts }: PaperFacts): HTMLElement =>
  element(
    'dl',
    null,
    ...facts.map(([name, value]) =>
      element('div', null, element('dt', null, name), element('dd', null, value)),
    ),
  );

function partOf(part: PaperTable | PaperFacts | PaperText): HTMLElement {
  const content =
    part.kind === 'table'
      ? [tableOf(part)]
      : part.kind === 'facts'
        ? [factsOf(part)]
        : part.lines.map((line) => element('p', null, line));
  return element('section', null, element('h2', null, part.name), ...content);
}

/** The paper as it will be printed, black on white. */
export const drawPaper = (paper: Paper): HTMLElement =>
  element(
    'article',
    paper.wide ? 'paper paper-wide' : 'paper',
    element('h1', null, paper.title),
    ...paper.lines.map((line) => element('p', null, line)),
    ...paper.parts.map(partOf),
    element('p', 'paper-foot', paper.foot),
  );
