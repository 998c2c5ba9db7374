export * from './geometry/GroundPoint.ts';
export { closeWalk, type ClosedWalk } from './geometry/closeWalk.ts';
export { distanceToLineM, distanceToRingM } from './geometry/distanceToLine.ts';
export { findCrossing, type Crossing } from './geometry/findCrossing.ts';
export { isInside } from './geometry/isInside.ts';
export { localPlane, type LocalPlane, type PlanePoint } from './geometry/localPlane.ts';
export { simplifyRing } from './geometry/simplifyRing.ts';
export { distanceM, lineLengthM, measureRing, type Measured } from './area/geodesicArea.ts';
export { netArea, type LeftOut, type NetArea } from './area/netArea.ts';
export {
  FORMAT_LIMITS,
  type FormatFault,
  type FoundOutline,
  type GroundFormat,
} from './formats/FormatFault.ts';
export { readGround, type ReadGround } from './formats/readGround.ts';
export type { SentOutline } from './formats/SentOutline.ts';
export { writeGround, type GroundFile } from './formats/writeGround.ts';
export { MOST_ERROR_M, takeFix, UNCERTAIN_M, type Fix } from './track/takeFix.ts';
