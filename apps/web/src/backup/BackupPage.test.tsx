import { documentKinds } from '../sync/device/documentKinds.ts';
import { kilograms } from '@mix/engine';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import { shownText } from '../app/testing/shownText.ts';
import { checkedText } from './file/checksum.ts';
import { toJson } from './file/fieldsJson.ts';
import { soFar } from '../sync/arrival/Collected.ts';
import { hill } from '../sync/testing/openDevice.ts';

const now = new Date('2026-11-24T00:00:00Z');
const paddock = (id: string, name: string, areaHa = 6.4) =>
  ({ collection: 'paddocks', id, value: { ...hill, name, areaHa } }) as const;

/** The files that the app hands to the browser, as text. */
function savedFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  // This document would follow the link, and leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).text());
    return 'blob:x';
  });
  return files;
}

/** A backup of two paddocks, made yesterday. */
function backupFile(text: string): File {
  return new File([text], 'mix-backup-2026-11-23.json', { type: 'application/json' });
}
const at = '2026-11-23T00:00:00.000Z';
const documentOf = (id: string, name: string, areaHa = 6.4) => ({
  id,
  createdAt: at,
  updatedAt: at,
  fields: toJson(documentKinds.paddocks.serialise({ ...hill, name, areaHa })),
});
const textOf = (...paddocks: readonly object[]) =>
  checkedText({
    format: 'mix-backup',
    version: 1,
    savedAt: at,
    counts: { paddocks: paddocks.length },
    documents: { paddocks },
  });

const kept = async (name: string): Promise<readonly string[]> => {
  const { documentStore } = await import('../sync/device/documentStore.ts');
  const all = await documentStore.all(name as 'paddocks');
  return all.map(({ value }) => value.name).toSorted();
};

it('saves everything in one file, and says when', async () => {
  const files = savedFiles();
  const user = await openApp('/inandout', { now, documents: [paddock('a', 'Hill')] });
  expect(await screen.findByText('No backup yet')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Save a backup' }));
  await screen.findByText(/in your downloads/);
  const file = JSON.parse((await files[0]) ?? '') as Record<string, unknown>;
  expect(file).toMatchObject({ format: 'mix-backup', version: 1, counts: { paddocks: 1 } });
  await screen.findByText('Last backup');
  await screen.findByText('Nothing has changed since.');
});

it('counts what was removed since, beside what was changed', async () => {
  void savedFiles();
  const user = await openApp('/inandout', {
    now,
    documents: [paddock('a', 'Hill'), paddock('b', 'Flat'), paddock('c', 'Gully')],
  });
  await user.click(await screen.findByRole('button', { name: 'Save a backup' }));
  await screen.findByText('Nothing has changed since.');
  vi.setSystemTime(now.getTime() + 60_000);
  const { paddocks } = await import('../sync/paddocks.ts');
  await paddocks.save('a', { ...hill, name: 'Hill block' });
  await paddocks.remove('b');
  await screen.findByText('2 changes since.');
});

it('says of no place that it has the backup of another one', async () => {
  const kept = { jo: { atMs: now.getTime(), documents: 3 } };
  await openApp('/inandout', { now, kept: { 'mix.lastBackup': kept } });
  await screen.findByText('No backup yet');
});

it('leaves out who belongs to a farm: that is for the farm to say', async () => {
  const files = savedFiles();
  const place = { uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' };
  const member = { role: 'owner', name: 'Jo', invite: null } as const;
  const user = await openApp('/inandout', {
    now,
    texts: {
      'mix.account': JSON.stringify({ uid: 'jo', name: 'Jo', email: null, isEmailVerified: true }),
      'mix.place': JSON.stringify(place),
      'mix.role.jo/hill': JSON.stringify({ role: 'owner', at: now }),
    },
    documents: [paddock('a', 'Hill'), { collection: 'members', id: 'jo', value: member }],
  });
  await user.click(await screen.findByRole('button', { name: 'Save a backup' }));
  await screen.findByText(/in your downloads/);
  const file = JSON.parse((await files[0]) ?? '') as { readonly counts: object };
  expect(file.counts).toEqual({ paddocks: 1 });
});

it('asks for a password that is long enough', async () => {
  const files = savedFiles();
  const user = await openApp('/inandout', { now, documents: [paddock('a', 'Hill')] });
  await user.click(await screen.findByRole('button', { name: 'Set' }));
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(await screen.findByRole('button', { name: 'Save a backup' }));
  await screen.findByText('Not saved.');
  expect(files).toEqual([]);
});

it('names an entry of the shed by its product and its day', async () => {
  const user = await openApp('/inandout?view=restore', { now });
  const { catalogueStore } = await import('../products/catalogue/catalogueStore.ts');
  catalogueStore.start();
  await waitFor(() => expect(catalogueStore.store.getState().status).toBe('ready'));
  const entry = {
    kind: 'order',
    productId: 'urea',
    amount: { unit: 'kg', value: kilograms(475) },
    packSize: 25,
    supplier: null,
    at: '2026-11-17T12:00:00+13:00',
    by: null,
    note: null,
  } as const;
  const fields = toJson(documentKinds.stock.serialise(entry));
  const text = checkedText({
    format: 'mix-backup',
    version: 1,
    savedAt: at,
    counts: { stock: 1 },
    documents: { stock: [{ id: 's1', createdAt: at, updatedAt: at, fields }] },
  });
  await user.upload(await screen.findByLabelText('Choose a backup file'), backupFile(text));
  const row = await screen.findByText(/^Entry in the shed: /);
  expect(shownText(row)).toMatch(/^Entry in the shed: Urea.*17 Nov 2026/);
});

it('shows what a backup would change, and takes what is chosen', async () => {
  const documents = [paddock('same', 'Hill'), paddock('newer', 'River flats', 20)];
  const user = await openApp('/inandout?view=restore', { now, documents });
  const text = textOf(
    documentOf('same', 'Hill'),
    documentOf('newer', 'River flats', 10),
    documentOf('gone', 'Gully'),
  );
  await user.upload(await screen.findByLabelText('Choose a backup file'), backupFile(text));
  await screen.findByText('Whole and undamaged, version 1.');
  const back = screen.getByText(/Paddock: Gully/).closest('label');
  const stays = screen.getByText(/Paddock: River flats/).closest('label');
  expect(within(back as HTMLElement).getByText('Comes back')).toBeDefined();
  expect(within(stays as HTMLElement).getByText('Stays')).toBeDefined();
  expect(screen.getByText(/1 is the same, and stays\. Tap a line/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take 1, keep 1' }));
  await screen.findByText('1 was taken from the file.');
  expect(await kept('paddocks')).toEqual(['Gully', 'Hill', 'River flats']);
});

it('brings back a backup in three taps from the page: Restore, the file, Take', async () => {
  const user = await openApp('/inandout', { now });
  const file = backupFile(textOf(documentOf('gone', 'Gully')));
  // Two taps: the button, and the file in the browser's list.
  await user.upload(await screen.findByLabelText('Restore', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Take 1, keep 0' }));
  await screen.findByText('1 was taken from the file.');
  expect(await kept('paddocks')).toEqual(['Gully']);
});

it('refuses a damaged file with its reason, and changes nothing', async () => {
  const user = await openApp('/inandout?view=restore', { now, documents: [paddock('a', 'Hill')] });
  const input = await screen.findByLabelText('Choose a backup file');
  const text = textOf(documentOf('gone', 'Gully'));
  await user.upload(input, backupFile(text.replace('Gully', 'Galley')));
  await screen.findByText(/it is not what was saved/);
  await user.upload(input, backupFile(text.slice(0, 200)));
  await screen.findByText(/its end is missing/);
  await user.upload(input, backupFile('{}'));
  await screen.findByText(/not a backup of this app/);
  expect(screen.getByText('Nothing was changed.')).toBeDefined();
  expect(await kept('paddocks')).toEqual(['Hill']);
});

it('makes mixes of the rows of a spreadsheet, once what a name means was said', async () => {
  const documents = [paddock('a', 'River flats', 13.5)];
  // The three taps, from the page itself: Choose, the file, Take.
  const user = await openApp('/inandout', { now, documents });
  const csv =
    'Paddock;Size;Water/ha;Fert;kg/ha\nRiver flats;13,5;140;Urae;28\nRver flats;;140;Urae;28';
  const file = new File([csv], 'december.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText('No row is ready to be taken.');
  const [product] = await screen.findAllByRole('button', { name: /^It is Urea/ });
  if (product !== undefined) await user.click(product);
  await screen.findByRole('button', { name: 'Take 1 row' });
  await user.click(screen.getByRole('button', { name: 'It is River flats' }));
  await user.click(await screen.findByRole('button', { name: 'Take 2 rows' }));
  await screen.findByText('2 mixes are saved.');
  const names = await kept('mixes');
  expect(names).toHaveLength(2);
  await waitFor(() => expect(names[0]).toMatch(/^River flats, Urea/));
});

it('offers a few names for one that nobody knows, leaves a row out, and takes back what was said', async () => {
  const documents = [
    paddock('a', 'River flats', 13.5),
    paddock('b', 'River bend', 4),
    paddock('c', 'Top terrace', 6.4),
  ];
  const user = await openApp('/inandout?view=plans', { now, documents });
  const csv =
    'Paddock;L/ha;Product;kg/ha\nRiver;140;Urea, granular 46-0-0;28\nRvier;140;Urea, granular 46-0-0;28';
  const file = new File([csv], 'december.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText('No row is ready to be taken.');
  const row = (number: number) =>
    within(screen.getByText(new RegExp(`^Row ${number}`)).closest('li') as HTMLElement);
  row(2).getByRole('button', { name: 'It is River flats' });
  await user.click(row(3).getByRole('button', { name: 'Leave row 3 out' }));
  expect(row(3).queryByText(/is no paddock here/)).toBeNull();
  const left = row(3).getByRole<HTMLInputElement>('checkbox');
  expect(left.checked).toBe(false);
  // A row that is ticked again asks again.
  await user.click(left);
  row(3).getByText('“Rvier” is no paddock here.');

  await user.click(row(2).getByRole('button', { name: 'It is River bend' }));
  await screen.findByRole('button', { name: 'Take 1 row' });
  const names = within(screen.getByRole('region', { name: 'Their names' }));
  names.getByText('River bend');
  await user.click(names.getByRole('button', { name: 'Change what “River” means' }));
  await screen.findByText('No row is ready to be taken.');
  expect(screen.queryByRole('region', { name: 'Their names' })).toBeNull();
  row(2).getByText('“River” is no paddock here.');
});

it('keeps the brand that a row calls a product by, and says first what it is and where', async () => {
  const user = await openApp('/inandout?view=plans', {
    now,
    kept: { 'mix.draft': { products: [], country: 'GB' } },
  });
  const csv = [
    'Area ha;L/ha;Product;g/ha;Product;mL/ha',
    '10;100;Ally;10;;',
    '4;100;Metsulfuron;10;;',
    '6;100;;;Comet;300',
    '7;100;;;Weedmaster;300',
  ].join('\n');
  const file = new File([csv], 'sprays.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  const row = (number: number) =>
    within(screen.getByText(new RegExp(`^Row ${number}`)).closest('li') as HTMLElement);
  const isIt = (number: number, name: RegExp) => row(number).findByRole('button', { name });
  // A trade name means other products in other countries: no row is ready before somebody chooses
  // one.
  await screen.findByText('No row is ready to be taken.');
  await row(2).findByText(/^Ally · metsulfuron-methyl 600/);
  expect(row(3).queryByText(/·/)).toBeNull();
  expect(shownText(row(4).getByText(/^Comet · pyraclostrobin 250/))).toContain('GB');
  expect(shownText(row(4).getByText(/^Comet · fluroxypyr/))).toContain('US');
  const [first] = row(4).getAllByRole('button', { name: /^It is / });
  expect(shownText(first)).toMatch(/^It is Pyraclostrobin/);
  row(5).getByText('Weedmaster (US) is 2,4-D + dicamba: not in the catalogue.');

  await user.click(await isIt(2, /^It is Metsulfuron-methyl/));
  await user.click(await isIt(3, /^It is Metsulfuron-methyl/));
  await user.click(await isIt(4, /^It is Pyraclostrobin/));
  await user.click(await screen.findByRole('button', { name: 'Take 3 rows' }));
  await screen.findByText('3 mixes are saved.');
  const { savedMixes } = await import('../sync/savedMixes.ts');
  const mixes = soFar(await savedMixes.all()).map(({ value }) => value);
  const of = (areaHa: number) => mixes.find(({ draft }) => draft.sprayAreaHa === areaHa);
  expect(of(10)).toMatchObject({
    draft: { products: [{ productId: 'metsulfuron-600-wg', soldAs: 'Ally' }] },
    products: [{ name: expect.stringMatching(/^Ally: Metsulfuron-methyl/) as string }],
  });
  expect(of(4)?.draft.products?.[0]).not.toHaveProperty('soldAs');
  expect(of(6)?.draft.products?.[0]).toMatchObject({
    productId: 'pyraclostrobin-250-ec',
    soldAs: 'Comet',
  });
});

it('takes no amount whose unit nobody said', async () => {
  const user = await openApp('/inandout?view=plans', { now });
  const csv = 'Area ha;L/ha;Product;Amount\n10;100;Urea, granular 46-0-0;28';
  await user.upload(
    await screen.findByLabelText('Choose a file'),
    new File([csv], 'a.csv', { type: 'text/csv' }),
  );
  await screen.findByText('Column “Amount” names no unit. Choose it above.');
  await user.selectOptions(screen.getByLabelText('What Amount holds'), 'amount|kg/ha');
  await screen.findByRole('button', { name: 'Take 1 row' });
});
