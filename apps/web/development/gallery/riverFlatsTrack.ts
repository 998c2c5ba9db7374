import { type Paddock, type SprayedPaddock, sprayedPaddock, trackKind } from '@mix/documents';
import { isInside, localPlane, netArea, type LocalPlane, type PlanePoint } from '@mix/ground';
import {
  beginTrack,
  shutOff,
  withPlace,
  type LiveTrack,
} from '../../src/records/track/LiveTrack.ts';
import { leftOutOf } from '../../src/ground/paddock/paddockGround.ts';
import { trackOf } from '../../src/records/track/trackOf.ts';
import { PICTURE_TIME } from './pictureSeason.ts';

const WIDTH_M = 20;
const STEP_M = 4;
/** Points across the boom and four metres beyond its ends, m. */
const ACROSS_M = Array.from({ length: 29 }, (_, index) => index - 14);
/** Time of a step at 8 km/h. */
const STEP_MS = 1800;

/** Whether the boom, at a position, covers only ground that is to be sprayed. */
function sprayable(ground: SprayedPaddock, { toGround }: LocalPlane) {
  const rings = netArea(ground.outline, leftOutOf(ground))?.partRings.flat() ?? [];
  return (eastM: number, northM: number): boolean =>
    ACROSS_M.every((across) => {
      const place = toGround({ eastM, northM: northM + across });
      return isInside(place, ground.outline) && !rings.some((ring) => isInside(place, ring));
    });
}

/** Positions of passes from west to east and back. */
function* passesOver(corners: readonly PlanePoint[]): Generator<PlanePoint> {
  const easts = corners.map(({ eastM }) => eastM);
  const norths = corners.map(({ northM }) => northM);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  let isForth = true;
  for (
    let northM = Math.max(...norths) - WIDTH_M / 2;
    northM > Math.min(...norths);
    northM -= WIDTH_M - 1
  ) {
    for (let goneM = 0; goneM <= east - west; goneM += STEP_M) {
      yield { eastM: isForth ? west + goneM : east - goneM, northM };
    }
    isForth = !isForth;
  }
}

/** Passes over the flats, with the sprayer shut off outside and over the unsprayed parts. */
export function riverFlatsTrack(paddock: Paddock, jobId: string): LiveTrack {
  const ground = sprayedPaddock(paddock);
  const [origin] = paddock.outline ?? [];
  if (ground === null || origin === undefined) throw new Error('the paddock has no outline');
  const plane = localPlane(origin);
  const isSprayed = sprayable(ground, plane);
  const subject = { ground, widthM: WIDTH_M, machine: 'Trailed 1000', bufferM: null };
  let track = shutOff(beginTrack(null, jobId, 1, subject));
  let atMs = PICTURE_TIME.getTime() - 3 * 3_600_000;
  for (const { eastM, northM } of passesOver(ground.outline.map(plane.toPlane))) {
    atMs += STEP_MS;
    const isOn = isSprayed(eastM, northM);
    if (isOn && !track.isOn) track = beginTrack(track, jobId, 1, subject);
    else if (!isOn && track.isOn) track = shutOff(track);
    track = withPlace(track, { ...plane.toGround({ eastM, northM }), accuracyM: 3, atMs });
  }
  return shutOff(track);
}

/** The same track as it is kept with a record. */
export function keptRiverFlats(paddock: Paddock) {
  const track = trackOf(riverFlatsTrack(paddock, 'picture'), () => 780);
  if (track === null) throw new Error('nothing was driven');
  return trackKind.serialise(track);
}
