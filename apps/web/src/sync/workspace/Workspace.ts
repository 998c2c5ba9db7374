import { DEVICE_OWNER, type DocumentOwner } from '../device/StoredEntry.ts';

/** Where somebody works: alone, or on a farm they belong to. */
export interface Workspace {
  readonly uid: string;
  /** Null: their own documents. */
  readonly farmId: string | null;
}

/** A farm as the place somebody works at. */
export interface FarmInUse {
  readonly uid: string;
  readonly farmId: string;
  /** For whoever looks at the screen to see where they are. */
  readonly farmName: string;
}

/** What of a farm's documents a person has here is kept apart from what another person has. */
export const ownerOf = ({ uid, farmId }: Workspace): DocumentOwner =>
  farmId === null ? uid : `${uid}/${farmId}`;

/** The place whose documents an owner's are; the device itself is no account's. */
export function workspaceOf(owner: DocumentOwner): Workspace {
  const [uid = DEVICE_OWNER, farmId = null] = owner.split('/');
  return { uid, farmId };
}
