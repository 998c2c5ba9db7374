import type { Role } from '@mix/documents';
import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button } from '../app/testing/screenParts.ts';
import { noFilter } from './totals/ReportFilter.ts';
import { reportRows, type ReportRow } from './totals/ReportRow.ts';
import { exampleRecord, urea } from './testing/exampleRecord.ts';
import { accountStore } from '../session/accountStore.ts';
import { keepKnownRole } from '../sync/workspace/knownRole.ts';
import { ownerOf } from '../sync/workspace/Workspace.ts';
import { switchWorkspace } from '../sync/workspace/workspaceStore.ts';
import { ExportSection } from './ExportSection.tsx';

const saved = vi.hoisted(() => new Map<string, Blob>());
// A click on a link to a file would lead this window away.
vi.mock('../device/files/saveFile.ts', () => ({
  saveFile: (name: string, file: Blob) => saved.set(name, file),
}));

const at = new Date('2026-11-22T01:00:00Z');
const record = {
  ...exampleRecord([urea(400, { centsPerUnit: 110 })]),
  name: 'Hill block',
};
// The file holds the data of the paper as JSON, without the layout of a PDF.
vi.mock('../ui/paper/paperPdf.ts', () => ({
  paperPdf: (paper: unknown) => Promise.resolve(new Blob([JSON.stringify(paper)])),
}));

const kept = { id: 'r1', value: record, createdAt: at, updatedAt: at, place: 'device' } as const;
const rows = reportRows([kept], []);
// A row of a season holds only a part of its record: the whole record comes from the store.
vi.mock('../sync/loadDocumentStore.ts', () => ({
  loadDocumentStore: () => Promise.resolve({ recordsOf: () => Promise.resolve([kept]) }),
}));

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  accountStore.setState({ account: null });
  switchWorkspace(null);
  saved.clear();
});

const show = (read: readonly ReportRow[] | null) =>
  flushSync(() => root.render(<ExportSection rows={read} filter={noFilter} now={at} />));

const told = () => screen.getByRole('status').textContent;

it('saves once all records are read what was asked for while they were', async () => {
  show(null);
  button('CSV').click();
  await vi.waitFor(() => expect(told()).toBe('Preparing'));
  // The code that makes the file is loaded by then: the press waits for the records alone.
  await import('./papers/reportFiles.ts');
  await new Promise((done) => setTimeout(done));
  expect(told()).toBe('Preparing');
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

it.each<[Role | null, boolean]>([
  [null, true],
  ['owner', true],
  ['manager', true],
  ['adviser', true],
  ['operator', false],
  ['contractor', false],
])('gives a %s the cost of what was sprayed, in the table and on paper: %s', async (role, is) => {
  if (role !== null) {
    const farm = { uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' };
    accountStore.setState({
      account: { uid: 'jo', name: 'Jo', email: null, isEmailVerified: true },
    });
    switchWorkspace(farm);
    keepKnownRole(ownerOf(farm), { role, at });
  }
  show(rows);
  button('CSV').click();
  await vi.waitFor(() => expect(saved.size).toBe(1));
  const [table] = await Promise.all([...saved.values()].map((file) => file.text()));
  expect(table).toContain('Hill block');
  expect(table?.includes('Cost of the product')).toBe(is);
  // 400 kg at $1.10.
  expect(table?.includes(',440,')).toBe(is);
  button('PDF').click();
  await vi.waitFor(() => expect(saved.size).toBe(2));
  const paper = await [...saved].find(([name]) => name.endsWith('.pdf'))?.[1].text();
  expect(paper).toContain('Hill block');
  expect(paper?.includes('$440')).toBe(is);
});
