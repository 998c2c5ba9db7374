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

/**
 * The owner of the entries of a workspace: one person's entries of a farm are kept apart from
 * another person's.
 */
export const ownerOf = ({ uid, farmId }: Workspace): DocumentOwner =>
  farmId === null ? uid : `${uid}/${farmId}`;

/** The workspace of an owner; for the device itself the `uid` is that of no account. */
export function workspaceOf(owner: DocumentOwner): Workspace {
  const [uid = DEVICE_OWNER, farmId = null] = owner.split('/');
  return { uid, farmId };
}
