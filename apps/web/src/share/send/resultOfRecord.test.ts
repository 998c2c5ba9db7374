import { expect, it } from 'vitest';
import { decodeResult, encodeResult } from '@mix/sharing';
import { recordOfJob } from '../../records/recordOfJob.ts';
import { exampleJob } from '../../fill/testing/exampleJob.ts';
import { at, fillLoad } from '../../fill/testing/fillJob.ts';
import { resultOfRecord } from './resultOfRecord.ts';

const filled = fillLoad(fillLoad(fillLoad(exampleJob(), 0), 60), 120);
const record = recordOfJob(filled, at(150), () => 780);

it('says what the record says, and travels', async () => {
  const result = resultOfRecord({ ...record, operator: 'R. Tahi' }, '20261121-1f2e3d');
  expect(result).toMatchObject({
    jobId: '20261121-1f2e3d',
    name: 'Hill block',
    startedAt: new Date('2026-11-21T01:02:00Z'),
    endedAt: new Date('2026-11-21T03:32:00Z'),
    areaDoneHa: 23.5,
    loadCount: 3,
    operator: 'R. Tahi',
    windSpeedKmPerH: null,
  });
  expect(result?.products.map(({ productId, amount }) => [productId, amount])).toEqual([
    ['urea', { unit: 'kg', value: 470 }],
    ['seaweed', { unit: 'L', value: 47 }],
  ]);
  const link = result === null ? null : await encodeResult(result);
  const [, text = ''] = link?.ok === true ? link.value.split('done=') : [];
  expect(await decodeResult(text)).toEqual({ ok: true, value: result });
});

it('makes no answer of a record that says no area', () => {
  expect(resultOfRecord({ ...record, areaDoneHa: null }, 'job')).toBeNull();
});
