import { documentKinds } from '../../src/sync/device/documentKinds.ts';
import { deviceOffset } from '../../src/device/clock/deviceOffset.ts';
import { hillFarm } from '../seed/hillFarm.ts';
import { seedFarm } from '../seed/seedFarm.ts';
import type { HeldDocument } from './FrameContent.ts';

/** What the clock of every picture and of every frame of the gallery says. */
export const PICTURE_TIME = new Date('2026-11-21T01:00:00Z');

let season: readonly HeldDocument[] | null = null;

/** What a farm holds after a year of spraying. */
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
