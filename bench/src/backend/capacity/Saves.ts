import { setTimeout as pause } from 'node:timers/promises';
import { sprayedRecord } from '../../sprayedRecord.ts';
import type { Backend } from '../Backend.ts';
import { send } from '../operations.ts';
import { wireFields } from './wireFields.ts';
import type { FarmDevice } from './fillFarms.ts';

const TOO_MUCH = 429;

/**
 * Records that are saved at a steady rate, whether or not those before have been answered: autocannon sends
 * what a second has at its beginning.
 */
export class Saves {
  readonly #backend: Backend;
  readonly #devices: readonly FarmDevice[];
  readonly #record: object;
  #saved = 0;

  constructor(backend: Backend, devices: readonly FarmDevice[]) {
    this.#backend = backend;
    this.#devices = devices;
    this.#record = wireFields(sprayedRecord);
  }

  /**
   * Milliseconds from when each of them was due to its answer, which comes once it is on disk; Infinity
   * for one that the server refuses, because too much is under way.
   */
  async atRate(perSecond: number, seconds: number): Promise<readonly number[]> {
    const answers: Promise<number>[] = [];
    const startedMs = performance.now();
    for (let number = 0; number < perSecond * seconds; number += 1) {
      const dueMs = startedMs + (number * 1000) / perSecond;
      const waitMs = dueMs - performance.now();
      if (waitMs > 1) await pause(waitMs);
      answers.push(
        this.#save().then((isSaved) => (isSaved ? performance.now() - dueMs : Infinity)),
      );
    }
    return Promise.all(answers);
  }

  async #save(): Promise<boolean> {
    this.#saved += 1;
    const device = this.#devices[this.#saved % this.#devices.length];
    if (device === undefined) throw new Error('no device');
    const { documentsOrigin: origin, projectId } = this.#backend;
    const root = `projects/${projectId}/databases/(default)/documents`;
    const now = { setToServerValue: 'REQUEST_TIME' };
    const write = {
      update: {
        name: `${root}/farms/${device.farmId}/records/s${this.#saved}`,
        fields: { ...this.#record, createdBy: { stringValue: device.uid } },
      },
      updateTransforms: [
        { fieldPath: 'createdAt', ...now },
        { fieldPath: 'updatedAt', ...now },
      ],
      currentDocument: { exists: false },
    };
    const answer = await send(origin, {
      path: `/v1/${root}:commit`,
      type: 'text/plain',
      idToken: device.idToken,
      body: JSON.stringify({ writes: [write] }),
    });
    const body = await answer.text();
    if (!answer.ok && answer.status !== TOO_MUCH) throw new Error(`${answer.status}: ${body}`);
    return answer.ok;
  }
}
