import { ROLES, type Role } from '@mix/documents';
import { isFields, type FieldsFromOutside } from '@mix/engine';
import { isStoredPin, type StoredPin } from './pin.ts';
import { isPinTries, type PinTries } from './pinTries.ts';

/** A device that several people of a farm share. Of all this nothing leaves the device. */
export interface SharedDeviceSettings {
  /** Of the account it is signed in with. */
  readonly uid: string;
  readonly farmId: string;
  /** A name opens with its PIN; else with a tap. */
  readonly usesPin: boolean;
  /** After how long untouched the device asks who is there, min; null: it does not ask. */
  readonly askAfterMin: number | null;
  /** Whether the device asks who is there again when a job is recorded. */
  readonly askEachJob: boolean;
  /** Uids of people who do not use it. */
  readonly leftOut: readonly string[];
  /** By uid. A name without a PIN does not open: see `mayChoosePin`. */
  readonly pins: Readonly<Record<string, StoredPin>>;
  /** Uids whose next tap chooses a PIN, as somebody who runs the farm said under their own name here. */
  readonly mayChoose: readonly string[];
  /** By uid: the `choosesPinAt` that was last used here to choose a PIN, ms since 1970. */
  readonly usedLeave: Readonly<Record<string, number>>;
  /** Wrong PINs in a row, by uid. */
  readonly tries: Readonly<Record<string, PinTries>>;
}

/** The person at a shared device. */
export interface PersonOnDevice {
  readonly uid: string;
  readonly name: string | null;
  readonly role: Role;
  /** When the device was last touched, ms since 1970. */
  readonly touchedAtMs: number;
}

const isRecordOf = <Value>(
  value: unknown,
  isValue: (one: unknown) => one is Value,
): value is Readonly<Record<string, Value>> =>
  isFields(value) && Object.values(value).every((one) => isValue(one));

type Settings = Pick<
  SharedDeviceSettings,
  'uid' | 'farmId' | 'usesPin' | 'askAfterMin' | 'askEachJob'
>;

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isNumber = (value: unknown): value is number => typeof value === 'number';

function readSettings(stored: FieldsFromOutside): Settings | null {
  const { uid, farmId, usesPin, askAfterMin, askEachJob } = stored;
  if (typeof uid !== 'string' || typeof farmId !== 'string') return null;
  if (typeof usesPin !== 'boolean' || typeof askEachJob !== 'boolean') return null;
  if (askAfterMin !== null && typeof askAfterMin !== 'number') return null;
  return { uid, farmId, usesPin, askAfterMin, askEachJob };
}

/** Null where the stored value cannot be read, so that it names nobody. */
export function readSharedDevice(stored: unknown): SharedDeviceSettings | null {
  if (!isFields(stored)) return null;
  const settings = readSettings(stored);
  // A device that was shared before `mayChoose` and `usedLeave` were kept has none of them.
  const { leftOut, pins, tries, mayChoose = [], usedLeave = {} } = stored;
  if (settings === null || !areTexts(leftOut) || !areTexts(mayChoose)) return null;
  if (!isRecordOf(pins, isStoredPin) || !isRecordOf(tries, isPinTries)) return null;
  if (!isRecordOf(usedLeave, isNumber)) return null;
  return { ...settings, leftOut, pins, mayChoose, usedLeave, tries };
}

export function readPersonOnDevice(stored: unknown): PersonOnDevice | null {
  if (!isFields(stored)) return null;
  const { uid, name, touchedAtMs } = stored;
  const role = ROLES.find((one) => one === stored['role']);
  if (typeof uid !== 'string' || role === undefined || typeof touchedAtMs !== 'number') return null;
  return { uid, name: typeof name === 'string' ? name : null, role, touchedAtMs };
}

/**
 * Whether nobody has touched the device for so long that it asks again; a clock that was set back
 * by as much counts too.
 */
export function isUntouched(
  { askAfterMin }: Pick<SharedDeviceSettings, 'askAfterMin'>,
  { touchedAtMs }: Pick<PersonOnDevice, 'touchedAtMs'>,
  nowMs: number,
): boolean {
  return askAfterMin !== null && Math.abs(nowMs - touchedAtMs) > askAfterMin * 60_000;
}

/** No account has so short an id. */
const UNNAMED = 'unnamed';

/** Who works on a shared device without saying who they are: what they do carries no name. */
export const unnamedPerson = (nowMs: number): PersonOnDevice => ({
  uid: UNNAMED,
  name: null,
  role: 'operator',
  touchedAtMs: nowMs,
});

export const isUnnamed = ({ uid }: Pick<PersonOnDevice, 'uid'>): boolean => uid === UNNAMED;
