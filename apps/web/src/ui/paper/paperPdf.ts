import { jsPDF } from 'jspdf';
import { autoTable, type RowInput } from 'jspdf-autotable';
import boldUrl from './fonts/DejaVuSansCondensed-Bold.ttf?url';
import regularUrl from './fonts/DejaVuSansCondensed.ttf?url';
import type { PaperFacts, PaperPicture, PaperTable, ReportPaper } from './Paper.ts';

const MARGIN_MM = 12;
const FOOT_MM = 16;
const FONT = 'DejaVuSansCondensed';
const BLACK = [0, 0, 0] as const;
const FACT_NAME_MM = 70;
/** Fills of the ground that was sprayed once and twice. */
const GREYS = { once: '#cdcdcd', twice: '#787878' } as const;

interface DrawnTable {
  readonly columns: readonly (PaperTable['columns'][number] & { readonly widthMm?: number })[];
  readonly rows: PaperTable['rows'];
}

/** The bytes of a font as the library takes them: a character for each. */
async function fontBytes(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the font did not come: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return parts.join('');
}

/**
 * PDF's own fonts lack the macrons in the names of half the paddocks in New Zealand: so the
 * document embeds its fonts.
 */
async function documentFor({ wide, title }: ReportPaper): Promise<jsPDF> {
  const orientation = wide ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ format: 'a4', orientation, compress: true });
  const [regular, bold] = await Promise.all([fontBytes(regularUrl), fontBytes(boldUrl)]);
  for (const [style, content] of [
    ['normal', regular],
    ['bold', bold],
  ] as const) {
    pdf.addFileToVFS(`${FONT}-${style}.ttf`, content);
    pdf.addFont(`${FONT}-${style}.ttf`, FONT, style);
  }
  pdf.setFont(FONT, 'normal');
  pdf.setProperties({ title });
  return pdf;
}

/** Replaces signs that no font has, and control characters, else drawn as boxes or nothing. */
const printable = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\0-\t\v-\x1f\x7f]/g, ' ');

/** Draws from the top of a page downwards; remembers how far down it is, in mm. */
class Sheet {
  #y = MARGIN_MM;
  readonly #pdf: jsPDF;

  constructor(pdf: jsPDF) {
    this.#pdf = pdf;
  }

  get #width(): number {
    return this.#pdf.internal.pageSize.getWidth() - 2 * MARGIN_MM;
  }

  #need(mm: number): void {
    if (this.#y + mm <= this.#pdf.internal.pageSize.getHeight() - FOOT_MM) return;
    this.#pdf.addPage();
    this.#y = MARGIN_MM;
  }

  text(text: string, pt: number, style: 'normal' | 'bold' = 'normal'): void {
    this.#pdf.setFont(FONT, style).setFontSize(pt);
    const lineMm = pt * 0.46;
    for (const line of this.#pdf.splitTextToSize(printable(text), this.#width) as string[]) {
      this.#need(lineMm);
      this.#y += lineMm;
      this.#pdf.text(line, MARGIN_MM, this.#y - lineMm * 0.25);
    }
  }

  heading(name: string): void {
    // A name never stands alone at the end of a page.
    this.#need(22);
    this.#y += 4;
    this.text(name, 12, 'bold');
    this.#y += 1;
  }

  picture({ width, height, areas, lines, texts }: PaperPicture): void {
    const scale = this.#width / width;
    this.#need(height * scale);
    const [left, top] = [MARGIN_MM, this.#y];
    for (const { look, boxes } of areas) {
      this.#pdf.setFillColor(GREYS[look]);
      for (const { x, y, ...box } of boxes) {
        this.#pdf.rect(
          left + x * scale,
          top + y * scale,
          box.width * scale,
          box.height * scale,
          'F',
        );
      }
    }
    this.#pdf.setDrawColor(0);
    for (const { look, points, isClosed } of lines) {
      this.#pdf.setLineWidth(look === 'edge' ? 0.7 : 0.3);
      this.#pdf.setLineDashPattern(look === 'gap' ? [1, 1.5] : [], 0);
      for (const [index, to] of points.entries()) {
        const from = points[index - 1] ?? (isClosed ? points.at(-1) : undefined);
        if (from === undefined) continue;
        this.#pdf.line(
          left + from.x * scale,
          top + from.y * scale,
          left + to.x * scale,
          top + to.y * scale,
        );
      }
    }
    this.#pdf.setLineDashPattern([], 0);
    this.#pdf.setFont(FONT, 'normal').setFontSize(9);
    for (const { x, y, text } of texts) {
      this.#pdf.text(printable(text), left + x * scale, top + y * scale);
    }
    this.#y += height * scale;
  }

  table({ columns, rows }: DrawnTable, pt: number): void {
    autoTable(this.#pdf, {
      head: [columns.map(({ heading }) => printable(heading))],
      body: rows.map((cells): RowInput => cells.map(printable)),
      // Facts have no heading of their own.
      showHead: columns.some(({ heading }) => heading !== '') ? 'everyPage' : 'never',
      startY: this.#y,
      margin: { left: MARGIN_MM, right: MARGIN_MM, top: MARGIN_MM, bottom: FOOT_MM },
      theme: 'plain',
      rowPageBreak: 'avoid',
      styles: {
        font: FONT,
        fontSize: pt,
        textColor: [...BLACK],
        lineColor: [...BLACK],
        lineWidth: { bottom: 0.2 },
        cellPadding: { top: 0.9, bottom: 0.9, left: 0, right: 4 },
        overflow: 'linebreak',
      },
      columnStyles: Object.fromEntries(
        columns.map(({ align, widthMm }, place) => [
          place,
          {
            halign: align === 'end' ? ('right' as const) : ('left' as const),
            ...(widthMm !== undefined && { cellWidth: widthMm }),
          },
        ]),
      ),
      didParseCell: ({ section, column, cell }) => {
        if (section === 'head' && columns[column.index]?.align === 'end') {
          cell.styles.halign = 'right';
        }
      },
    });
    const { lastAutoTable } = this.#pdf as unknown as { lastAutoTable: { finalY: number } };
    this.#y = lastAutoTable.finalY;
  }
}

const factsTable = ({ facts }: PaperFacts): DrawnTable => ({
  columns: [{ heading: '', widthMm: FACT_NAME_MM }, { heading: '' }],
  rows: facts,
});

/** A paper as an A4 PDF with page numbers, in which a table's head is repeated and no row is cut. */
export async function paperPdf(paper: ReportPaper): Promise<Blob> {
  const pdf = await documentFor(paper);
  const sheet = new Sheet(pdf);
  const pt = paper.wide ? 8 : 9;
  sheet.text(paper.title, 20, 'bold');
  for (const line of paper.lines) sheet.text(line, 10);
  for (const part of paper.parts) {
    sheet.heading(part.name);
    if (part.kind === 'picture') sheet.picture(part);
    else if (part.kind === 'text') for (const line of part.lines) sheet.text(line, 10);
    else sheet.table(part.kind === 'table' ? part : factsTable(part), pt);
  }
  drawFeet(pdf, paper);
  return pdf.output('blob');
}

function drawFeet(pdf: jsPDF, { foot, pageText }: ReportPaper): void {
  const pages = pdf.getNumberOfPages();
  const { pageSize } = pdf.internal;
  pdf.setFont(FONT, 'normal').setFontSize(8);
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    const y = pageSize.getHeight() - 8;
    pdf.text(printable(foot), MARGIN_MM, y);
    pdf.text(pageText(page, pages), pageSize.getWidth() - MARGIN_MM, y, { align: 'right' });
  }
}
