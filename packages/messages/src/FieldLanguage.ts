/** What fields are called in one language. */
export interface FieldLanguage {
  /** What a field of a draft is called; `*` stands for a place in a list. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the whole mix is called, where a problem belongs to no field. */
  readonly mix: string;
  readonly ofProduct: (label: string, product: string) => string;
}
