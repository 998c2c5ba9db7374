import { describe, expect, it } from 'vitest';
import { createJobStore } from './createJobStore.ts';
import { jobView } from '../jobView.ts';
import { recordOfJob } from '../../records/recordOfJob.ts';
import { fillLoad } from '../testing/fillJob.ts';
import { exampleDraft, exampleJob, exampleStartMs } from '../testing/exampleJob.ts';

function device() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const rest = (id: string) => ({
  id,
  name: 'Hill block',
  paddockName: 'Hill',
  areaLeftHa: 2.3,
  draft: exampleDraft,
  leftAtMs: exampleStartMs,
});

describe('the job store', () => {
  it('stands at the same step after the app was killed', () => {
    const storage = device();
    const store = createJobStore(storage);
    store.start(exampleJob());
    store.act({ type: 'beginLoad', atMs: exampleStartMs, isEmpty: false });
    const done = { outcome: 'done', amount: 700, matched: false, atMs: exampleStartMs } as const;
    store.act({ type: 'step', done, endsLoad: false });

    const { job } = createJobStore(storage).kept.getState().value;
    expect(job).toEqual(store.kept.getState().value.job);
    expect(job && jobView(job)).toMatchObject({ place: 1, step: { productId: 'urea' } });
  });

  it('goes on with a job of an app that knew nothing of what stays in the machine', () => {
    const storage = device();
    const heel = { volumeL: 100, contents: 'sameMix' } as const;
    createJobStore(storage).start(exampleJob({ ...exampleDraft, deadVolumeL: 20, heel }));
    const unknown = ['tankResidualL', 'leftInTankL', 'heelSameMixL', 'sprayed', 'leftInMachine'];
    for (const [key, text] of storage.entries) {
      const work: unknown = JSON.parse(text, (name, value: unknown) =>
        unknown.includes(name) || name === 'alreadyInMachine' ? undefined : value,
      );
      storage.entries.set(key, JSON.stringify(work));
    }
    const { job } = createJobStore(storage).kept.getState().value;
    if (job === null) throw new Error('the job is lost');
    expect(jobView(job).load.load).toMatchObject({ heelL: 100, heelSameMixL: 100 });
    expect(job.stages[0].plan).toMatchObject({ tankResidualL: null, leftInTankL: 0 });
    const [urea] = recordOfJob(fillLoad(job, 0), exampleStartMs, () => 780).products;
    // All that went in is booked as sprayed, as the app did when the job began.
    expect([urea?.actual.value, urea?.leftInMachine]).toEqual([180, undefined]);
  });

  it('keeps what a job left undone, and forgets it when told', () => {
    const storage = device();
    const store = createJobStore(storage);
    store.start(exampleJob());
    store.finish(rest('a'));
    store.start(exampleJob());
    store.finish(null);
    expect(createJobStore(storage).kept.getState().value).toEqual({
      job: null,
      rests: [rest('a')],
    });
    store.forgetRest('a');
    expect(store.kept.getState().value.rests).toEqual([]);
  });

  it('holds no more rests than a screen shows', () => {
    const store = createJobStore(null);
    for (let count = 0; count < 12; count += 1) store.finish(rest(String(count)));
    expect(store.kept.getState().value.rests.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, place) => String(11 - place)),
    );
  });

  it.each([
    'null',
    '{"job":{},"rests":[]}',
    '{"job":null}',
    '{"job":{"id":"a","name":null,"startedAtMs":1,"load":1,"stages":[],"products":[]},"rests":[]}',
  ])('puts a copy aside that it cannot use: %s', (value) => {
    const storage = device();
    storage.setItem('mix.job', `{"schema":1,"value":${value}}`);
    expect(createJobStore(storage).kept.getState().value).toEqual({ job: null, rests: [] });
    expect(
      [...storage.entries.values()].some((text) =>
        text.includes(JSON.stringify(value).slice(1, -1)),
      ),
    ).toBe(true);
  });

  it('says when the device would not keep a step', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const store = createJobStore(full);
    store.start(exampleJob());
    expect(store.kept.getState().refused).toBe(true);
    expect(store.kept.getState().value.job).not.toBeNull();
  });

  it('nothing happens to a job that is not there', () => {
    const store = createJobStore(null);
    store.act({ type: 'back' });
    expect(store.kept.getState().value.job).toBeNull();
  });
});
