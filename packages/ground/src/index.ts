export * from './geometry/GroundPoint.ts';
export type { CoordinateFault, CoordinateReading } from './coordinates/CoordinateReading.ts';
export { readCoordinates } from './coordinates/readCoordinates.ts';
export { closeWalk } from './geometry/closeWalk.ts';
export { cutLoops } from './geometry/cutLoops.ts';
export { findCrossing, type Crossing } from './geometry/findCrossing.ts';
export { isInside } from './geometry/isInside.ts';
export { localPlane, type LocalPlane, type PlanePoint } from './geometry/localPlane.ts';
export { simplifyRing } from './geometry/simplifyRing.ts';
export { distanceM, lineLengthM, measureRing } from './area/geodesicArea.ts';
export { netArea, type LeftOut, type NetArea } from './area/netArea.ts';
export {
  FORMAT_LIMITS,
  type FormatFault,
  type FoundOutline,
  type GroundFormat,
  type GroundNote,
} from './formats/FormatFault.ts';
export { readGround, type ReadGround } from './formats/readGround.ts';
export { printable } from './formats/printable.ts';
export { writeTrack } from './formats/writeTrack.ts';
export { writeGround } from './formats/writeGround.ts';
export type { IslandedRing } from './geometry/IslandedRing.ts';
export { DDI, quantityOf, stepsOf } from './isoxml/dataDictionary.ts';
export { EMPTY_TASK_DATA, emptyTask } from './isoxml/emptyTaskData.ts';
export { readTaskData, type ReadTaskData } from './isoxml/readTaskData.ts';
export type * from './isoxml/TaskData.ts';
export { taskTotal } from './isoxml/totals/taskTotal.ts';
export { writeTaskData } from './isoxml/writeTaskData.ts';
export { MOST_ERROR_M, takeFix, UNCERTAIN_M, type Fix } from './track/takeFix.ts';
export type { Stretch } from './track/Stretch.ts';
export { withFix, type GrowingTrack } from './track/withFix.ts';
export { thinLine } from './track/thinLine.ts';
export { packStretch, unpackStretch } from './track/packStretch.ts';
export { measureCoverage, type Coverage } from './track/coverage.ts';
export { coveredStrips, type CoveredStrip } from './track/coveredStrips.ts';
export { nearestLimit, type GroundLimit, type LimitDistance } from './track/nearestLimit.ts';
export { nearestOfTrackM } from './track/nearestOfTrack.ts';
export {
  prescriptionTotals,
  zoneVolumeL,
  type PrescriptionTotals,
} from './zones/prescriptionTotals.ts';
export { cutsOf, splitRing } from './zones/splitRing.ts';
export { zoneAreas, type ZoneAreas, type ZoneGround } from './zones/zoneAreas.ts';
