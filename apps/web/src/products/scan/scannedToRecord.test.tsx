import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { litres } from '@mix/engine';
import { expect, it, vi } from 'vitest';
import { fillLoad, startFilling } from '../../app/testing/fillLoad.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { csvForm } from '../../device/files/csvText.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { recordColumns } from '../../reports/csv/recordColumns.ts';
import { readCsv } from '../../reports/testing/readCsv.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const DRUM = 'DRUM/0042';
const BATCH = 'SW-2311';
/** The drum's own code, and the batch that is printed beside it. */
const KEPT = `${BATCH}, ${DRUM}`;

const learned = {
  collection: 'codes',
  id: `text-${encodeURIComponent(DRUM)}`,
  value: { text: DRUM, productId: 'seaweed', pack: { unit: 'L', value: litres(20) } },
} as const;

const main = (): string => shownText(screen.getByRole('main'));

async function scan(user: UserEvent): Promise<void> {
  fill(await screen.findByRole('textbox', { name: /^Digits below/ }), DRUM);
  await user.click(button('Look up'));
  await waitFor(() => expect(main()).toContain(`Known. ${DRUM}`));
}

it('keeps the batch and the code of a scanned drum with the record, on its paper and in its files', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const kept = {
    'mix.draft': {
      machineId: 'custom',
      tankCapacityL: 1000,
      deadVolumeL: 0,
      sprayAreaHa: 3.5,
      applicationRateLPerHa: 100,
      waterTemperatureC: 12,
      products: [],
    },
    'mix.rates': [{ productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } }],
  };
  const user = await openApp('/products?scan', { kept, documents: [learned] });
  await scan(user);
  await user.click(screen.getByRole('link', { name: 'Delivery' }));
  await screen.findByRole('heading', { name: 'Delivery: Liquid seaweed extract' });
  expect(field(/^Batch/).value).toBe(DRUM);
  fill(field(/^Batch/), KEPT);
  fill(field(/^Bags or drums/), '1');
  await user.click(button('Keep it'));
  await waitFor(() => expect(main()).toContain(KEPT));

  // The same drum goes into a mix by its code, and is filled.
  const again = await openApp('/products?scan', { isOpenedAgain: true });
  await scan(again);
  await again.click(button('Add to mix'));
  await again.click(await screen.findByRole('link', { name: 'Show the result' }));
  await waitFor(() =>
    expect(main()).toMatch(/Liquid seaweed extract: 13 L left in the shed after it/),
  );
  await startFilling(again);
  await fillLoad(again);
  await again.click(await screen.findByRole('link', { name: 'Record the job' }));
  await waitFor(() => expect(main()).toContain(`batch ${KEPT}`));
  await again.click(button(`Keep batch ${KEPT}`));
  await again.click(button('Save the record'));
  await screen.findByText('Saved on this device');

  const { sprayRecords } = await import('../../sync/sprayRecords.ts');
  const records = soFar(await sprayRecords.all());
  expect(records.map(({ value }) => value.products)).toMatchObject([
    [{ productId: 'seaweed', actual: { unit: 'L', value: 7 }, batch: KEPT }],
  ]);
  const { loadBackups } = await import('../../backup/file/loadBackups.ts');
  const json = await (await loadBackups()).write(null, new Date());
  const backup = JSON.parse(json.ok ? json.value : '{}') as { readonly documents: object };
  expect(JSON.stringify(backup)).toContain(`"batch":"${KEPT}"`);

  const last = await openApp(jobPaths.sheetOf(records[0]?.id ?? ''), { isOpenedAgain: true });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  await waitFor(() => expect(main()).toMatch(/Liquid seaweed extract.* 7 L .*SW-2311, DRUM\/0042/));
  await last.click(button('CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  expect(readCsv(text, recordColumns, csvForm('.'))).toMatchObject([
    { Product: 'Liquid seaweed extract', Batch: KEPT },
  ]);
});
