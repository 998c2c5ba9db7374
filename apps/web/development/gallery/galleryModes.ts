import { sunDayOf } from '../../src/i18n/preferences/createSunView.ts';
import { PICTURE_TIME } from './pictureSeason.ts';

/** A way of looking at a state, beside the app as it comes. */
export interface GalleryMode {
  readonly name: string;
  readonly label: string;
  /** The root's font size. */
  readonly textPct?: number;
  /** Texts that the app keeps on the device, by key. */
  readonly storage: Readonly<Record<string, string>>;
}

const kept = (value: object): string => JSON.stringify({ schema: 1, value });

export const galleryModes: readonly GalleryMode[] = [
  { name: 'plain', label: 'English', storage: {} },
  {
    name: 'spanish',
    label: 'Spanish',
    storage: { 'mix.preferences': JSON.stringify({ language: 'es', unitSystem: 'metric' }) },
  },
  {
    name: 'french',
    label: 'French',
    storage: { 'mix.preferences': JSON.stringify({ language: 'fr', unitSystem: 'metric' }) },
  },
  {
    name: 'sun',
    label: 'Sun view',
    storage: { 'mix.sun': kept({ day: sunDayOf(PICTURE_TIME), isOn: true }) },
  },
  { name: 'large', label: 'Text at 200 %', textPct: 200, storage: {} },
];
