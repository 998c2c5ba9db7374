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
  | { readonly code: 'fileMissing'; readonly ending: string }
  /** Ground that the name says is measured in a way that cannot be turned into WGS 84 safely. */
  | { readonly code: 'unknownProjection'; readonly name: string }
  | { readonly code: 'placeOutside'; readonly latitudeDeg: number; readonly longitudeDeg: number }
  | { readonly code: 'noOutlines'; readonly format: GroundFormat };

/** One outline of a file, as it is shown before it is taken. */
export interface FoundOutline {
  /** Null: the file does not say. */
  readonly name: string | null;
  readonly ring: Ring;
  /** Islands in it: ponds, buildings. */
  readonly leftOut: readonly Ring[];
  /** Numbers that the file says of it, by their names: a rate may be among them. Absent: none. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What a file may hold. An outline of a whole farm walked with a phone has a few thousand points. */
export const FORMAT_LIMITS = {
  /** Of the file as it came. */
  bytes: 20_000_000,
  /** Of all that is taken out of a zip; text in it may be as long as a file that comes alone. */
  unzippedBytes: 60_000_000,
  files: 200,
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
