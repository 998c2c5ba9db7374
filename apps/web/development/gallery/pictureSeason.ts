import { documentKinds } from '../../src/sync/device/documentKinds.ts';
import { deviceOffset } from '../../src/device/clock/deviceOffset.ts';
import { hillFarm } from '../seed/hillFarm.ts';
import { seedFarm } from '../seed/seedFarm.ts';
import type { HeldDocument } from './FrameContent.ts';

/** Time of the clock in every picture and in every frame of the gallery. */
export const PICTURE_TIME = new Date('2026-11-21T01:00:00Z');

let season: readonly HeldDocument[] | null = null;

/** The documents of a farm after a year of spraying. */
export function farmSeason(): readonly HeldDocument[] {
  season ??= seedFarm(hillFarm, {
    seed: 1,
    nowMs: PICTURE_TIME.getTime(),
    offsetAt: deviceOffset,
  }).map(({ collection, id, value }) => ({
    collection,
    id,
    value: documentKinds[collection].serialise(value as never),
  }));
  return season;
}
