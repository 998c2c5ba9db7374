/* What is read from a file of ground, outlines or zones, in one file: the readers are most of both. */
export { PaddockZones } from '../zones/PaddockZones.tsx';
export { BringFile } from './BringFile.tsx';
