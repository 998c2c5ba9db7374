import { readTaskData } from '@mix/ground';
import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { exampleRecord, urea } from '../../reports/testing/exampleRecord.ts';

it('saves a kept record for the terminal', async () => {
  const files: Promise<ArrayBuffer>[] = [];
  // This document would follow the link, and leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).arrayBuffer());
    return 'blob:x';
  });
  const record = exampleRecord([urea(400)], { operator: 'Sam', location: 'Hill' });
  const user = await openApp(jobPaths.recordOf('a'), {
    documents: [{ collection: 'records', id: 'a', value: record }],
  });
  await user.click(await screen.findByRole('button', { name: 'Save for the terminal' }));
  await screen.findByText('File saved');
  const { data, breaches } = readTaskData(new Uint8Array((await files[0]) ?? []));
  expect(breaches).toEqual([]);
  expect(data).toMatchObject({
    workers: [{ name: 'Sam' }],
    partfields: [{ name: 'Hill', areaM2: 200_000 }],
    tasks: [{ state: 'completed', allocations: [{ value: 2_000_000 }, { value: 400_000 }] }],
  });
});
