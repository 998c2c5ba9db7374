/*
 * The views that read files of ground (outlines, zones) in one chunk: both need mostly the readers.
 */
export { PaddockZones } from '../zones/PaddockZones.tsx';
export { BringFile } from './BringFile.tsx';
