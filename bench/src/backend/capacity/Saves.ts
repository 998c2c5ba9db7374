import { setTimeout as pause } from 'node:timers/promises';
import { sprayedRecord } from '../../sprayedRecord.ts';
import type { Backend } from '../Backend.ts';
import { RawConnection } from '../load/RawConnection.ts';
import { requestText } from '../load/requestText.ts';
import { wireFields } from './wireFields.ts';
import type { FarmDevice } from './fillFarms.ts';

const TOO_MUCH = 429;

/** Records that are saved at a steady rate, whether or not those before have been answered. */
export class Saves {
  readonly #backend: Backend;
  readonly #devices: readonly FarmDevice[];
  readonly #idle: RawConnection[] = [];
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

  close(): void {
    for (const connection of this.#idle) connection.close();
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
    const connection = this.#idle.pop() ?? new RawConnection(origin);
    const { status, body } = await connection.ask(
      requestText(origin, {
        path: `/v1/${root}:commit`,
        type: 'text/plain',
        idToken: device.idToken,
        body: JSON.stringify({ writes: [write] }),
      }),
    );
    this.#idle.push(connection);
    if (status !== 200 && status !== TOO_MUCH) throw new Error(`${status}: ${body}`);
    return status === 200;
  }
}
