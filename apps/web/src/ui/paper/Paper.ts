/** A word of a table; `large` is what a driver reads from the cab. */
export type PaperCell =
  | string
  | { readonly text: string; readonly note?: string | null; readonly large?: boolean }
  /** To be ticked off with a pen; a wide one holds a tally. */
  | { readonly tick: 'box' | 'wide' };

export interface PaperColumn {
  readonly heading: string;
  readonly align?: 'start' | 'end' | 'center';
  /** Without it the words of the column decide. */
  readonly widthMm?: number;
}

/** A table of words and ready figures. */
export interface PaperTable<Cell = string, Name = string> {
  readonly kind: 'table';
  readonly name: Name;
  readonly columns: readonly PaperColumn[];
  /** Headings over several columns. */
  readonly groups?: readonly { readonly heading: string; readonly span: number }[];
  /** The column that names its row. */
  readonly rowHead?: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** Names with what belongs to each. */
export interface PaperFacts<Name = string> {
  readonly kind: 'facts';
  readonly name: Name;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Sentences, one under another. */
export interface PaperText {
  readonly kind: 'text';
  readonly name: string;
  readonly lines: readonly string[];
}

/** A drawing of areas and lines, in mm from the top left. */
export interface PaperPicture {
  readonly kind: 'picture';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly {
    readonly look: 'once' | 'twice';
    readonly boxes: readonly {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }[];
  }[];
  readonly lines: readonly {
    readonly look: 'edge' | 'way' | 'gap';
    readonly points: readonly { readonly x: number; readonly y: number }[];
    readonly isClosed: boolean;
  }[];
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** Facts side by side in one row, to be set before the start. */
interface PaperStrip extends Omit<PaperFacts<null>, 'kind'> {
  readonly kind: 'strip';
}

/** One sentence, or a few in one row. */
export interface PaperRemark {
  readonly kind: 'remark';
  readonly name: null;
  readonly look: 'ruled' | 'together' | 'warning' | 'small';
  readonly sentences: readonly { readonly lead?: string; readonly text: string }[];
}

/** Lines to be written on with a pen. */
interface PaperLines {
  readonly kind: 'lines';
  readonly name: string;
  readonly lines: readonly string[];
}

/** Parts side by side, never parted by the end of a page. */
interface PaperPair {
  readonly kind: 'pair';
  readonly name: null;
  readonly halves: readonly (readonly PaperPart[])[];
}

export type PaperPart =
  | PaperTable<PaperCell, string | null>
  | PaperFacts
  | PaperText
  | PaperPicture
  | PaperStrip
  | PaperRemark
  | PaperLines
  | PaperPair;

/** A code to scan, black squares as the path of a drawing; or why there is none. */
export type PaperMark =
  | { readonly size: number; readonly path: string; readonly name: string }
  | { readonly none: string };

/** What is printed, in the reader's words and units. */
export interface Paper {
  /** Over the title: what kind of paper it is. */
  readonly over?: string;
  readonly title: string;
  /** Under the title, as strong as `over`. */
  readonly under?: string;
  readonly lines: readonly string[];
  readonly mark?: PaperMark;
  /** So that a page that comes loose can still be recognised. */
  readonly headOnEveryPage: boolean;
  readonly wide: boolean;
  /** Lines are set closer where that saves a second page. */
  readonly closer: boolean;
  readonly parts: readonly PaperPart[];
  /** At the foot of every page. */
  readonly foot: string;
  readonly pageText: (page: number, pages: number) => string;
}

/** A paper of words and figures, which goes into a file as well. */
export interface ReportPaper extends Paper {
  readonly parts: readonly (PaperTable | PaperFacts | PaperText | PaperPicture)[];
  /** Of the file, without its ending. */
  readonly fileName: string;
}
