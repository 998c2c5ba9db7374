import { isFields } from '@mix/engine';
import { useStore } from 'zustand';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';

/** The days on which farms that were closed are erased, by owner of their documents, as last heard. */
type Closing = Readonly<Record<DocumentOwner, string>>;

const closingFarms = createKeptValue<Closing>(browserStorage(), {
  key: 'mix.closingFarms',
  schema: 1,
  empty: {},
  read: (stored) =>
    isFields(stored) && Object.values(stored).every((at) => typeof at === 'string')
      ? (stored as Closing)
      : null,
});

/** Notes when a farm is erased; null: it is not closed, or this device has it no more. */
export function noteClosing(owner: DocumentOwner, erasedAt: Date | null): void {
  const { [owner]: _before, ...others } = closingFarms.getState().value;
  const value = erasedAt === null ? others : { ...others, [owner]: erasedAt.toISOString() };
  closingFarms.setState({ value });
}

/** A hook. When the farm is erased; null: it is not closed, as far as this device has heard. */
export function useClosing(owner: DocumentOwner): Date | null {
  const at = useStore(closingFarms, ({ value }) => value[owner]);
  return at === undefined ? null : new Date(at);
}
