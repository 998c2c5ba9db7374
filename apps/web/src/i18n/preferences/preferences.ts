import type { UnitSystem } from '@mix/engine';
import { LANGUAGES, type Language } from './languages.ts';

/** A list of its own: the engine's would bring its tables of units to the start of the app. */
export const UNIT_SYSTEMS = ['metric', 'us', 'imperial'] as const satisfies readonly UnitSystem[];

/** The operator's choices for this device. They change nothing that is stored. */
export interface Preferences {
  /** Null follows the device. */
  readonly language: Language | null;
  readonly unitSystem: UnitSystem;
}

export const defaultPreferences: Preferences = { language: null, unitSystem: 'metric' };

const KEY = 'mix.preferences';

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null =>
  choices.find((choice) => choice === value) ?? null;

/** The preferences on this device; the default for each that is missing or of another version. */
export function readPreferences(storage: Pick<Storage, 'getItem'> | null): Preferences {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultPreferences;
    const { language, unitSystem }: { language?: unknown; unitSystem?: unknown } = stored;
    return {
      language: oneOf(LANGUAGES, language),
      unitSystem: oneOf(UNIT_SYSTEMS, unitSystem) ?? defaultPreferences.unitSystem,
    };
  } catch {
    return defaultPreferences;
  }
}

/** @returns false when the device refuses to keep it. */
export function keepPreferences(
  storage: Pick<Storage, 'setItem'> | null,
  preferences: Preferences,
): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
    return storage !== null;
  } catch {
    return false;
  }
}
