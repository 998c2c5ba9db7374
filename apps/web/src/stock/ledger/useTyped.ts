import { isFields, type UnitSystem } from '@mix/engine';
import { useState } from 'react';
import { useStore } from 'zustand';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** The typed texts of a stock entry that is not kept yet. */
interface TypedEntry {
  /** The form that the texts belong to: "count urea". */
  readonly of: string;
  /** Id of the entry: saving it twice makes one entry. */
  readonly id: string;
  /** The units that stood beside the figures. */
  readonly system: UnitSystem;
  /** Texts of the fields that were typed into. */
  readonly texts: Readonly<Record<string, string | null>>;
}

const isTyped = (stored: unknown): stored is TypedEntry =>
  isFields(stored) &&
  typeof stored['of'] === 'string' &&
  typeof stored['id'] === 'string' &&
  typeof stored['system'] === 'string' &&
  isFields(stored['texts']) &&
  Object.values(stored['texts']).every((text) => text === null || typeof text === 'string');

const typedStore = createKeptValue<TypedEntry | null>(browserStorage(), {
  key: 'mix.shedTexts',
  schema: 1,
  empty: null,
  read: (stored) => (isTyped(stored) ? stored : null),
});

const oursOf = (kept: TypedEntry | null, of: string): TypedEntry | null =>
  kept !== null && kept.of === of && kept.system === reader.system ? kept : null;

/**
 * A hook: the fields of an entry, written down at every change, so that a page that was killed half
 * typed opens as it was. Figures typed in other units are not taken for these.
 * @param fresh the fields before anybody types; the same for as long as the form stands
 */
export function useTyped<Texts extends Readonly<Record<keyof Texts, string | null>>>(
  of: string,
  fresh: Texts,
) {
  const [own] = useState(newDocumentId);
  const kept = useStore(typedStore, ({ value }) => value);
  const ours = oursOf(kept, of);
  const id = ours?.id ?? own;
  const texts: Texts = { ...fresh, ...ours?.texts };
  return {
    id,
    texts,
    type: (part: Partial<Texts>) => {
      // Reads the texts of this moment: two fields may change between two drawings.
      const before = oursOf(typedStore.getState().value, of)?.texts;
      const value = { of, id, system: reader.system, texts: { ...before, ...part } };
      typedStore.setState({ value });
    },
    /** To be called once the entry is kept. */
    forget: () => {
      typedStore.setState({ value: null });
    },
  };
}
