import type { MixInputs } from '../mix/MixInputs.ts';
import { metres, type Metres } from '../units/quantity.ts';

/** The swath of a sprayer as far as it is wetted, m: in bands only they get the rate. */
export const wettedWidth = (
  swathWidthM: number,
  { treatedShare }: Pick<MixInputs, 'treatedShare'>,
): Metres => metres(swathWidthM * treatedShare);

/** What each of the nozzles wets of the swath, m. */
export const widthPerNozzle = (
  swathWidthM: number,
  inputs: Pick<MixInputs, 'treatedShare'>,
  nozzleCount: number,
): Metres => metres(wettedWidth(swathWidthM, inputs) / nozzleCount);
