import type { FrameContent } from './FrameContent.ts';
import { galleryModes } from './galleryModes.ts';
import { PICTURE_TIME } from './pictureSeason.ts';
import { screenStates } from './screenStates.ts';

/** The content of a frame: a state in a mode. */
export function frameContentOf(stateName: string, modeName: string): FrameContent {
  const state = screenStates.find(({ name }) => name === stateName);
  const mode = galleryModes.find(({ name }) => name === modeName);
  if (state === undefined || mode === undefined) {
    throw new Error(`no frame ${stateName}, ${modeName}`);
  }
  const { path, device = {}, texts = {}, documents = [], network = null, press = [] } = state;
  const kept = Object.entries(device).map(
    ([key, value]) => [key, JSON.stringify({ schema: 1, value })] as const,
  );
  return {
    path,
    storage: { ...Object.fromEntries(kept), ...texts, ...mode.storage },
    documents,
    order: { nowMs: PICTURE_TIME.getTime(), textPct: mode.textPct ?? 100, network, press },
  };
}
