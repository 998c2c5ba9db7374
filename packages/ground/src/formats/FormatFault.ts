import type { Ring } from '../geometry/GroundPoint.ts';

export type GroundFormat = 'geojson' | 'kml' | 'shapefile' | 'isoxml';

/** Why nothing is taken from a file. */
export type FormatFault =
  | { readonly code: 'tooManyBytes'; readonly mostBytes: number }
  | { readonly code: 'unknownFormat' }
  | { readonly code: 'notReadable'; readonly format: GroundFormat | 'zip' }
  | { readonly code: 'tooManyPoints'; readonly most: number }
  | { readonly code: 'tooManyOutlines'; readonly most: number }
  | { readonly code: 'tooManyFiles'; readonly most: number }
  /** Too many cells of a grid, or records of a log. */
  | { readonly code: 'tooManyCells'; readonly most: number }
  | { readonly code: 'tooManyZones'; readonly most: number }
  | { readonly code: 'tooDeep'; readonly most: number }
  /** An XML file with a document type: it could define entities without end. */
  | { readonly code: 'hasDoctype' }
  /** A file of a shapefile is missing: without it the position is not known. */
  | { readonly code: 'fileMissing'; readonly ending: string }
  /** A zip without task data. */
  | { readonly code: 'noTaskData' }
  /** A grid that a task names is missing: without it the rates are not known. */
  | { readonly code: 'gridMissing'; readonly name: string }
  /** A coordinate system or datum, by its name, that cannot be turned into WGS 84 safely. */
  | { readonly code: 'unknownProjection'; readonly name: string }
  | { readonly code: 'placeOutside'; readonly latitudeDeg: number; readonly longitudeDeg: number }
  | { readonly code: 'noOutlines'; readonly format: GroundFormat };

/** What a file holds besides the outlines that are taken from it, and what was assumed of them. */
export type GroundNote =
  /** A part of a zip of which nothing is taken. */
  | { readonly code: 'partNotRead'; readonly path: string; readonly fault: FormatFault }
  /** Geometry that is no outline, counted; of polygons, with their type in the file. */
  | { readonly code: 'pointsLeft' | 'linesLeft' | 'othersLeft'; readonly count: number }
  | { readonly code: 'polygonsLeft'; readonly kind: string; readonly count: number }
  /**
   * Ground without a polygon of type boundary: polygons without a type are taken as its boundary.
   */
  | { readonly code: 'boundaryAssumed'; readonly name: string }
  /** Degrees of a shapefile that does not say how they were measured, taken as WGS 84. */
  | { readonly code: 'projectionAssumed'; readonly path: string }
  /** Outlines that the file has more than once. */
  | { readonly code: 'sameGround'; readonly count: number };

/** One outline of a file, as it is shown before it is taken. */
export interface FoundOutline {
  /** Null: the file does not say. */
  readonly name: string | null;
  readonly ring: Ring;
  /** Islands in it: ponds, buildings. */
  readonly leftOut: readonly Ring[];
  /** Numbers in the file about this outline, by column name: one may be a rate. Absent: none. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Path of the outline's file in a zip; absent where the file came in no zip. */
  readonly layer?: string;
}

/** What a file may hold. An outline of a whole farm walked with a phone has a few thousand points. */
export const FORMAT_LIMITS = {
  /** Most bytes of the file itself. */
  bytes: 20_000_000,
  /** Most bytes unpacked from a zip in all; each text in it is also limited to `bytes`. */
  unzippedBytes: 60_000_000,
  files: 200,
  /** Zips in a zip: a program packs each field, and a person packs the fields. */
  zipsDeep: 2,
  /** Files with ground in a zip and in the zips in it. */
  layers: 100,
  points: 200_000,
  outlines: 1000,
  /** Most cells of a grid of rates, and most records of a machine's log. */
  cells: 250_000,
  /** Of one prescription: as many as ISO 11783-10 numbers. */
  zones: 254,
  /** Most cell visits in all grids of a file: each zone visits every cell. */
  cellSteps: 20_000_000,
  /** Elements, objects, lists and properties: each takes many times as much room as its two or three signs. */
  parts: 500_000,
  /** Most corner visits to find the outline that each island lies in. */
  islandSteps: 5_000_000,
  /** Elements in elements, collections in collections. */
  depth: 32,
} as const;

/** Ends the reading of a file; caught by the readers of files, never thrown at their callers. */
export class Refusal extends Error {
  readonly fault: FormatFault;

  constructor(fault: FormatFault) {
    super(fault.code);
    this.name = 'Refusal';
    this.fault = fault;
  }
}
