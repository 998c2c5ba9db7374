/** A table of words and ready figures. */
export interface PaperTable {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly align?: 'start' | 'end' }[];
  readonly rows: readonly (readonly string[])[];
}

/** Names with what belongs to each. */
export interface PaperFacts {
  readonly kind: 'facts';
  readonly name: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Sentences, one under another. */
export interface PaperText {
  readonly kind: 'text';
  readonly name: string;
  readonly lines: readonly string[];
}

/** A report in the reader's words and units, before it is drawn for the printer or as PDF. */
export interface Paper {
  readonly title: string;
  /** Under the title. */
  readonly lines: readonly string[];
  readonly wide: boolean;
  readonly parts: readonly (PaperTable | PaperFacts | PaperText)[];
  /** At the foot of every page. */
  readonly foot: string;
  readonly pageText: (page: number, pages: number) => string;
  /** Of the file, without its ending. */
  readonly fileName: string;
}
