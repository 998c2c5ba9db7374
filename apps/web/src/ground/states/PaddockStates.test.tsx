import type { Paddock, SprayRecord } from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import { urea as ureaMix } from '../../plan/testing/exampleMixes.ts';
import { groundBox } from '../../plan/testing/groundBox.ts';

const account = JSON.stringify({ uid: 'jo', name: 'Jo', email: null, isEmailVerified: true });
const now = new Date('2026-11-27T10:15:00+13:00');

const paddock = (id: string, name: string, known: Partial<Paddock> = {}) => ({
  collection: 'paddocks' as const,
  id,
  value: {
    name,
    areaHa: 10,
    landUse: 'pasture',
    outline: groundBox(0, 0, 400, 250),
    earlierNames: [],
    retired: false,
    ...known,
  } satisfies Paddock,
});

const facts = (id: string) => {
  const found = catalogue.products.find((product) => product.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const urea = facts('urea');
/** 56 days to grazing on its Australian label. */
const bromoxynil = facts('bromoxynil-200-mcpa-200-ec');

const sprayed = (id: string, value: SprayRecord) => ({ collection: 'records' as const, id, value });
const ofUrea = (kg: number) => [{ id: 'urea', kg, analysis: urea.nutrientsPct }];

const documents = [
  paddock('hill', 'Hill block'),
  paddock('gully', 'Gully', { outline: null }),
  paddock('flat', 'River flats', { areaHa: null, outline: null }),
  // 1,000 kg of 46 % on 10 ha: 46 kg/ha.
  sprayed(
    'r1',
    exampleRecord(ofUrea(1000), { paddockId: 'hill', endedAt: '2026-10-13T12:00:00+13:00' }),
  ),
  sprayed(
    'r2',
    exampleRecord([{ id: bromoxynil.id, litres: 14 }], {
      paddockId: 'gully',
      endedAt: '2026-11-20T12:00:00+13:00',
      draft: { country: 'AU' },
      productFacts: [bromoxynil],
    }),
  ),
  sprayed(
    'r3',
    exampleRecord(ofUrea(100), { paddockId: 'flat', endedAt: '2026-11-26T12:00:00+13:00' }),
  ),
];

const rowOf = async (name: RegExp): Promise<string> =>
  shownText(await screen.findByRole('link', { name }));

it('lists nitrogen, the last spraying and what is closed; a figure only where one is known', async () => {
  await openApp('/ground', { texts: { 'mix.account': account }, documents, now });
  await screen.findByText(/limit 190/);
  await waitFor(async () =>
    expect(await rowOf(/^Hill block/)).toBe('Hill block 10 ha 46.0 sprayed 13 Oct'),
  );
  await waitFor(async () =>
    expect(await rowOf(/^Gully/)).toBe(
      'Gully 10 ha 0.0 sprayed 20 Nov no grazing before 16 Jan, entry: not known when',
    ),
  );
  // Kilograms on ground without an area are no kilograms a hectare.
  expect(await rowOf(/^River flats/)).toMatch(/area not known –.*sprayed 26 Nov$/);
  expect(shownText(document.body)).toMatch(/≥ 20 ha.*kg N\/ha, limit 190/);
});

it('knows what is closed also where another screen read all records before', async () => {
  const user = await openApp('/farm', { texts: { 'mix.account': account }, documents, now });
  const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
  await (await loadDocumentStore()).show('records');
  await user.click(await screen.findByRole('link', { name: /^Paddocks/ }));
  await waitFor(async () => expect(await rowOf(/^Gully/)).toMatch(/no grazing before 16 Jan/));
});

it('counts no spraying of more than a year ago, and the mix in work as planned', async () => {
  const old = exampleRecord(ofUrea(100), {
    paddockId: 'gully',
    endedAt: '2025-03-04T12:00:00+13:00',
  });
  await openApp('/ground', {
    texts: { 'mix.account': account },
    kept: {
      'mix.draft': {
        ...ureaMix,
        sprayAreaHa: 10,
        paddock: { id: 'hill', name: 'Hill block', areaHa: 10, landUse: null },
      },
    },
    documents: [...documents.slice(0, 4), sprayed('r9', old)],
    now,
  });
  await waitFor(async () => expect(await rowOf(/^Hill block/)).toMatch(/46\.0 \+ 9\.2 sprayed/));
  await waitFor(async () =>
    expect(await rowOf(/^Gully/)).toBe('Gully 10 ha 0.0 not sprayed in a year'),
  );
});

it('gives no figure and no closure as long as a record may be missing', async () => {
  await openApp('/ground', {
    texts: { 'mix.account': account },
    documents,
    now,
    arrived: ['paddocks'],
  });
  await screen.findByRole('link', { name: /^Hill block/ });
  await screen.findByText(/^Your account has not sent all/);
  expect(shownText(document.body)).not.toMatch(
    /46\.0|limit 190|not sprayed|no grazing|not known when/,
  );
});
