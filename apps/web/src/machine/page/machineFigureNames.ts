import type { SavedMachine } from '@mix/documents';
import { draftFields, type Parameter } from '@mix/engine';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';

/** Figures of a machine in the order in which they are shown and asked for. */
export const TANK_FIGURES = [
  'tankCapacityL',
  'tankResidualL',
  'deadVolumeL',
  'gaugeStepL',
  'finestFilterMesh',
  'maxLoadMassKg',
  'suspendedSolidsLimitPct',
  'agitationFlowLPerMin',
] as const satisfies readonly (keyof SavedMachine)[];

export const BOOM_FIGURES = [
  'swathWidthM',
  'nozzleCount',
  'travelSpeedKmPerH',
] as const satisfies readonly (keyof SavedMachine)[];

export type FigureName = (typeof TANK_FIGURES)[number] | (typeof BOOM_FIGURES)[number];

/** What a figure is called, as beside a mix. */
export const figureLabel = (name: FigureName): string =>
  fieldNameText(name === 'nozzleCount' ? 'nozzle.nozzleCount' : name, {});

/** Its unit and limits, as beside a mix. */
export const figureLimits = (name: FigureName): Parameter =>
  (name === 'nozzleCount' ? draftFields.nozzle.fields[name] : draftFields[name]).limits;
