import { may, type Role } from '@mix/documents';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { soFar, type Arrival } from '../../../sync/arrival/Collected.ts';
import { members } from '../../../sync/members.ts';

/** Somebody who may fill. */
export interface Sprayer {
  /** A uid. */
  readonly id: string;
  /** What they are called. */
  readonly name: string;
  readonly role: Role;
}

/** A hook. The people of the farm who may fill, by name, as far as they have arrived. */
export function useSprayers(): { readonly people: readonly Sprayer[]; readonly state: Arrival } {
  const collected = members.useAll();
  const people = soFar(collected)
    .flatMap(({ id, value: { name, role } }): readonly Sprayer[] =>
      may(role, 'fill') ? [{ id, name: name ?? farmJobWords.someone, role }] : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { people, state: collected.state };
}
