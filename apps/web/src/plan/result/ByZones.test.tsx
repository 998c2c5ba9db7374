import type { Paddock } from '@mix/documents';
import { readTaskData } from '@mix/ground';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { labelledMix } from '../testing/exampleMixes.ts';
import { groundBox } from '../testing/groundBox.ts';

/** 8 ha: 4 at 150 and 4 at 100 L/ha. */
const hill: Paddock = {
  name: 'Hill',
  areaHa: 8,
  landUse: null,
  outline: groundBox(0, 0, 400, 200),
  earlierNames: [],
  retired: false,
  prescription: {
    zones: [
      {
        name: 'Ridge',
        rateLPerHa: 150,
        pieces: [{ outline: groundBox(0, 0, 200, 200), leftOut: [] }],
      },
    ],
    restLPerHa: 100,
  },
};

/** 3 L/ha on average of a product of which its label allows 3.5 L/ha a year. */
function zonedMix(applicationRateLPerHa: number): MixForm {
  const mix = labelledMix();
  const [product] = mix.savedFacts?.products ?? [];
  if (product === undefined) throw new Error('no product');
  const label = { country: null, mostPerHaPerYear: 3.5 };
  return {
    ...mix,
    sprayAreaHa: 8,
    applicationRateLPerHa,
    paddock: { id: 'a', name: 'Hill', areaHa: 8, landUse: null },
    savedFacts: { products: [{ ...product, label }], settled: true },
  };
}

const main = (): string => shownText(screen.getByRole('main'));
const openResult = (applicationRateLPerHa: number) =>
  openApp('/result', {
    kept: { 'mix.draft': zonedMix(applicationRateLPerHa) },
    documents: [{ collection: 'paddocks', id: 'a', value: hill }],
  });

it('says of each zone what it gets, and warns where only the average keeps the label', async () => {
  await openResult(125);
  await screen.findByText('By zones');
  // 3 L/ha at 125 L/ha are 3.6 at 150 and 2.4 at 100.
  expect(main()).toMatch(/Ridge ?4 ha ?150 L\/ha ?600 L ?[^0-9]*3\.6 L\/ha/);
  expect(main()).toMatch(/The rest ?4 ha ?100 L\/ha ?400 L ?[^0-9]*2\.4 L\/ha/);
  expect(main()).toMatch(/Warning\. At 150 L\/ha: /);
  expect(main()).not.toMatch(/At 100 L\/ha: /);
});

it('is a plan at one rate once another is typed', async () => {
  await openResult(125);
  await screen.findByText('By zones');
  const { draftStore } = await import('../draft/draftStore.ts');
  draftStore.set('applicationRateLPerHa', 120);
  await waitFor(() => expect(screen.queryByText('By zones')).toBeNull());
});

it('goes to the terminal in its zones', async () => {
  const files: Promise<ArrayBuffer>[] = [];
  // The document of a test would follow the link, and leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).arrayBuffer());
    return 'blob:x';
  });
  const user = await openResult(125);
  await screen.findByText('By zones');
  await user.click(button('Share'));
  await user.click(await screen.findByRole('button', { name: 'Save for the terminal' }));
  await screen.findByText('File saved');
  const { data, breaches } = readTaskData(new Uint8Array((await files[0]) ?? []));
  expect(breaches).toEqual([]);
  expect(data?.partfields).toMatchObject([{ name: 'Hill', outlines: [{ ring: { length: 4 } }] }]);
  expect(data?.tasks[0]?.zones).toMatchObject([
    { code: 1, polygons: [], values: [{ ddi: '0001', value: 1_000_000 }] },
    { code: 2, name: 'Ridge', polygons: [{}], values: [{ ddi: '0001', value: 1_500_000 }] },
  ]);
});
