import type { BoomConfiguration, Machine } from '@mix/engine';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { fieldUnit } from '../../../mix/reading/fieldUnit.ts';
import { shownFigure } from '../../../words/figures/shownFigure.ts';
import { offeredTankL } from './offeredTankL.ts';

/** What a known machine offers for one field until the operator types over it. */
export interface Offer {
  readonly text: string;
  /** Not sourced: the figure wears a tag. */
  readonly assumed: boolean;
  readonly hint: string;
}

export type MachineField =
  | 'tankCapacityL'
  | 'deadVolumeL'
  | 'swathWidthM'
  | 'suspendedSolidsLimitPct'
  | 'nozzle.nozzleCount';

export type MachineOffers = Partial<Record<MachineField, Offer>>;

const isAssumed = ({ sources }: Machine, fact: keyof Machine): boolean =>
  sources[fact]?.assumed ?? false;

const figure = (path: MachineField, value: number): string =>
  shownFigure(value, fieldUnit({ path }), 2).text;

function tankOffer(machine: Machine): Offer | undefined {
  const { nominalTankL, usableFraction } = machine;
  const offered = offeredTankL(machine);
  if (offered === null || nominalTankL === null || usableFraction === null) return undefined;
  return {
    text: figure('tankCapacityL', offered),
    assumed: isAssumed(machine, 'usableFraction') || isAssumed(machine, 'nominalTankL'),
    hint: mixSheetWords.offeredTank(
      quantityText(nominalTankL, 'L'),
      quantityText(usableFraction * 100, '%'),
    ),
  };
}

function offer(
  field: MachineField,
  value: number | null | undefined,
  assumed: boolean,
): Offer | undefined {
  if (value == null) return undefined;
  return { text: figure(field, value), assumed, hint: mixSheetWords.fromMachine };
}

/** The figures of a known machine. Fields it says nothing of are absent: they are then not set. */
export function machineOffers(machine: Machine, boom: BoomConfiguration | null): MachineOffers {
  const solids = machine.suspendedSolidsLimitFraction;
  const offers: Record<MachineField, Offer | undefined> = {
    tankCapacityL: tankOffer(machine),
    deadVolumeL: offer('deadVolumeL', machine.deadVolumeL, isAssumed(machine, 'deadVolumeL')),
    swathWidthM: offer('swathWidthM', boom?.swathWidthM, isAssumed(machine, 'boomConfigurations')),
    suspendedSolidsLimitPct: offer(
      'suspendedSolidsLimitPct',
      solids === null ? null : solids * 100,
      isAssumed(machine, 'suspendedSolidsLimitFraction'),
    ),
    'nozzle.nozzleCount': offer(
      'nozzle.nozzleCount',
      boom?.nozzleCount,
      isAssumed(machine, 'boomConfigurations'),
    ),
  };
  return Object.fromEntries(Object.entries(offers).filter(([, value]) => value !== undefined));
}
