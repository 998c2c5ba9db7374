import { KEPT_DRAFTS } from '@mix/engine/keptDrafts';
import { mixCatalogue } from '../../engine/test/mixCatalogue.ts';
import { describe, expect, it } from 'vitest';
import { decodeJob } from './decodeJob.ts';
import { decodeResult } from './decodeResult.ts';
import { encodeJob } from './encodeJob.ts';
import { findShare } from './findShare.ts';
import { SENT_JOBS, SENT_RESULT } from './testing/sentLinks.ts';

const packedIn = (link: string): string => findShare(link)?.packed ?? '';

async function opened(link: string) {
  const job = await decodeJob(packedIn(link), mixCatalogue);
  if (!job.ok) throw new Error(JSON.stringify(job.error));
  return job.value;
}

/** As a sent draft arrives: what is not set and what a product costs stay behind. */
const arriving = (draft: unknown): unknown =>
  JSON.parse(JSON.stringify(draft), (key, value: unknown) =>
    value === null || key === 'price' ? undefined : value,
  );

describe('a link that was sent before', () => {
  it.each(['least', 'everyField', 'perLoad'] as const)(
    'opens with all it carried: %s',
    async (name) => {
      const { draft, jobId } = await opened(SENT_JOBS[name]);
      expect(jobId).toBe(`job-${name}`);
      expect(draft).toEqual(arriving(KEPT_DRAFTS[name]));
    },
  );

  it('opens with its place', async () => {
    const { draft, place } = await opened(SENT_JOBS.placed);
    expect(place).toEqual({ name: 'River flat', landUse: 'maize' });
    expect(draft).toEqual(KEPT_DRAFTS.least);
  });

  it('opens with the facts of a product of the sender', async () => {
    const { ownProducts, draft } = await opened(SENT_JOBS.own);
    expect(ownProducts).toMatchObject([
      { id: 'own-brew', liquidDensityKgPerL: 1.12, halfLifeByPh: [{ ph: 7, halfLifeMin: 600 }] },
    ]);
    expect(draft.products).toEqual([{ productId: 'own-brew', rate: { value: 2, unit: 'L/ha' } }]);
  });

  it('says the same when it is sent on', async () => {
    for (const link of Object.values(SENT_JOBS)) {
      const job = await opened(link);
      const again = await encodeJob(job);
      expect(again.ok && (await opened(again.value))).toEqual(job);
    }
  });

  it('brings a result back', async () => {
    const result = await decodeResult(packedIn(SENT_RESULT));
    expect(result).toMatchObject({
      ok: true,
      value: {
        jobId: 'job-everyField',
        areaDoneHa: 19.5,
        products: [
          { productId: 'urea', amount: { unit: 'kg', value: 390 } },
          { productId: 'seaweed', amount: { unit: 'L', value: 39 } },
        ],
        notes: 'Last corner left.',
      },
    });
  });
});
