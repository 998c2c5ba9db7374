import type { CatalogueSource } from '../CatalogueSource.ts';
import type { RecordField } from '../RecordField.ts';

/** Texts about one entry that planning does without; `sourceNotes` by the name of the fact. */
export interface EntryTexts {
  readonly hazards?: readonly string[];
  readonly notes?: string;
  readonly sourceNotes?: Readonly<Record<string, string>>;
}

type ById = Readonly<Record<string, EntryTexts>>;

/** What the planning form of a catalogue leaves out, for the screens that show facts. */
export interface CatalogueFacts {
  /** Must be that of the planning form it belongs to. */
  readonly version: string;
  readonly products: ById;
  readonly machines: ById;
  readonly nozzles: ById;
  /** Source notes of rules, by rule id. */
  readonly compatibilityRules: Readonly<Record<string, string>>;
  readonly sources: readonly CatalogueSource[];
  readonly recordFields: readonly RecordField[];
}
