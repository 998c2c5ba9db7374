import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';

/** How long a device that hears nothing goes on with the role it last knew. */
const ROLE_HOLDS_DAYS = 45;

const ROLE_KEY = 'mix.role.';
export const roleKeyOf = (owner: DocumentOwner): string => ROLE_KEY + owner;

/** The farms an account has worked at on this device; it costs nothing where there are none. */
export function farmsWithRole(uid: string): readonly DocumentOwner[] {
  try {
    return Object.keys(browserStorage() ?? {})
      .filter((key) => key.startsWith(roleKeyOf(`${uid}/`)))
      .map((key) => key.slice(ROLE_KEY.length));
  } catch {
    return [];
  }
}

/** The kept fields of a role, not checked; empty where there are none. */
export function readRoleFields(owner: DocumentOwner): Readonly<Record<string, unknown>> {
  try {
    const text = readFromDevice(browserStorage(), roleKeyOf(owner));
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The moment a role was heard, by this device's clock; null where the kept text is no date. */
export function heardAt({ at }: Readonly<Record<string, unknown>>): Date | null {
  const date = new Date(typeof at === 'string' ? at : '');
  return Number.isNaN(date.getTime()) ? null : date;
}

export const isTooOld = (heard: Date, now: Date): boolean =>
  now.getTime() - heard.getTime() > ROLE_HOLDS_DAYS * 86_400_000;
