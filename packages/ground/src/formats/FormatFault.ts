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
  /** Cells of a grid, or records of a log. */
  | { readonly code: 'tooManyCells'; readonly most: number }
  | { readonly code: 'tooManyZones'; readonly most: number }
  | { readonly code: 'tooDeep'; readonly most: number }
  /** An XML file with a document type: it could define entities without end. */
  | { readonly code: 'hasDoctype' }
  /** Of a shapefile: without it the place is not known. */
  | { readonly code: 'fileMissing'; readonly ending: string }
  /** A zip without task data. */
  | { readonly code: 'noTaskData' }
  /** A grid that a task names: without it the rates are not known. */
  | { readonly code: 'gridMissing'; readonly name: string }
  /** Ground that the name says is measured in a way that cannot be turned into WGS 84 safely. */
  | { readonly code: 'unknownProjection'; readonly name: string }
  | { readonly code: 'placeOutside'; readonly latitudeDeg: number; readonly longitudeDeg: number }
  | { readonly code: 'noOutlines'; readonly format: GroundFormat };

/** What a file holds besides the outlines that are taken from it, and what was assumed of them. */
export type GroundNote =
  /** A part of a zip of which nothing is taken. */
  | { readonly code: 'partNotRead'; readonly path: string; readonly fault: FormatFault }
  /** Geometry that is no outline; of polygons, with what the file calls them. */
  | { readonly code: 'pointsLeft' | 'linesLeft' | 'othersLeft'; readonly count: number }
  | { readonly code: 'polygonsLeft'; readonly kind: string; readonly count: number }
  /** Polygons that the file does not call a boundary, of ground that has no other. */
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
  /** Numbers that the file says of it, by their names: a rate may be among them. Absent: none. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The file in a zip that it is of; absent where it came in no zip. */
  readonly layer?: string;
}

/** What a file may hold. An outline of a whole farm walked with a phone has a few thousand points. */
export const FORMAT_LIMITS = {
  /** Of the file as it came. */
  bytes: 20_000_000,
  /** Of all that is taken out of a zip; text in it may be as long as a file that comes alone. */
  unzippedBytes: 60_000_000,
  files: 200,
  /** Zips in a zip: a program packs each field, and a person packs the fields. */
  zipsDeep: 2,
  /** Files with ground in a zip and in the zips in it. */
  layers: 100,
  points: 200_000,
  outlines: 1000,
  /** Of a grid of rates, and records of a machine's log. */
  cells: 250_000,
  /** Of one prescription: as many as ISO 11783-10 numbers. */
  zones: 254,
  /** Cells are looked at once for each zone, in all grids of a file. */
  cellSteps: 20_000_000,
  /** Elements, objects, lists and properties: each takes many times as much room as its two or three signs. */
  parts: 500_000,
  /** Corners that are looked at to tell which outline an island is in. */
  islandSteps: 5_000_000,
  /** Elements in elements, collections in collections. */
  depth: 32,
} as const;

/** Ends the reading of a file; never leaves this folder. */
export class Refusal extends Error {
  readonly fault: FormatFault;

  constructor(fault: FormatFault) {
    super(fault.code);
    this.name = 'Refusal';
    this.fault = fault;
  }
}
