import { formatNumber, type BoomConfiguration, type Machine } from '@mix/engine';
import { mixSheetWords } from '../../i18n/mixSheetWords.ts';
import { quantityText } from '../../i18n/quantityText.ts';
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

const figure = (value: number): string => formatNumber(value, { decimals: 2 });

function tankOffer(machine: Machine): Offer | undefined {
  const { nominalTankL, usableFraction } = machine;
  const offered = offeredTankL(machine);
  if (offered === null || nominalTankL === null || usableFraction === null) return undefined;
  return {
    text: figure(offered),
    assumed: isAssumed(machine, 'usableFraction') || isAssumed(machine, 'nominalTankL'),
    hint: mixSheetWords.offeredTank(
      quantityText(nominalTankL, 'L'),
      quantityText(usableFraction * 100, '%'),
    ),
  };
}

function offer(value: number | null | undefined, assumed: boolean): Offer | undefined {
  if (value == null) return undefined;
  return { text: figure(value), assumed, hint: mixSheetWords.fromMachine };
}

/** The figures of a known machine. Fields it says nothing of are absent: they are then not set. */
export function machineOffers(machine: Machine, boom: BoomConfiguration | null): MachineOffers {
  const solids = machine.suspendedSolidsLimitFraction;
  const offers: Record<MachineField, Offer | undefined> = {
    tankCapacityL: tankOffer(machine),
    deadVolumeL: offer(machine.deadVolumeL, isAssumed(machine, 'deadVolumeL')),
    swathWidthM: offer(boom?.swathWidthM, isAssumed(machine, 'boomConfigurations')),
    suspendedSolidsLimitPct: offer(
      solids === null ? null : solids * 100,
      isAssumed(machine, 'suspendedSolidsLimitFraction'),
    ),
    'nozzle.nozzleCount': offer(boom?.nozzleCount, isAssumed(machine, 'boomConfigurations')),
  };
  return Object.fromEntries(Object.entries(offers).filter(([, value]) => value !== undefined));
}
