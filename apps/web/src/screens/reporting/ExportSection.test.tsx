import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button } from '../../app/testing/screenParts.ts';
import { noFilter } from '../../report/ReportFilter.ts';
import { reportRows, type ReportRow } from '../../report/ReportRow.ts';
import { exampleRecord, urea } from '../../report/testing/exampleRecord.ts';
import { ExportSection } from './ExportSection.tsx';

// A click on a link to a file would lead this window away.
vi.mock('../../device/files/saveFile.ts', () => ({ saveFile: () => undefined }));

const at = new Date('2026-11-22T01:00:00Z');
const record = { ...exampleRecord([urea(400)]), name: 'Hill block' };
const kept = { id: 'r1', value: record, createdAt: at, updatedAt: at, place: 'device' } as const;
const rows = reportRows([kept], []);

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

const show = (read: readonly ReportRow[] | null) =>
  flushSync(() => root.render(<ExportSection rows={read} filter={noFilter} now={at} />));

const told = () => screen.getByRole('status').textContent;

it('saves once all records are read what was asked for while they were', async () => {
  show(null);
  button('CSV').click();
  await vi.waitFor(() => expect(told()).toBe('Working'));
  // What makes the file is here by then.
  await import('./papers/recordsFile.ts');
  await new Promise((done) => setTimeout(done));
  expect(told()).toBe('Working');
  show(rows);
  await vi.waitFor(() => expect(told()).toMatch(/^Saved: spray-records/));
});

it('keeps a press, and what was said of it, over a moment in which records are read anew', async () => {
  show(rows);
  button('CSV').click();
  show(null);
  show(rows);
  await vi.waitFor(() => expect(told()).toMatch(/^Saved: /));
  show(null);
  expect(told()).toMatch(/^Saved: /);
});
