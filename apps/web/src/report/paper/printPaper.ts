import { adoptStyle } from '../../components/adoptStyle.ts';
import { drawPaper } from './drawPaper.ts';
import type { Paper } from './Paper.ts';
import css from './paper.css?inline';

/**
 * Opens the print window with a paper. It stands beside the page, unseen, until the window is closed:
 * the browser breaks the pages, repeats the heads of tables and never cuts a row.
 */
export function printPaper(paper: Paper): void {
  adoptStyle(css);
  document.querySelector('body > .paper')?.remove();
  const drawn = drawPaper(paper);
  document.body.append(drawn);
  window.addEventListener('afterprint', () => drawn.remove(), { once: true });
  window.print();
}
