import {
  machineResidual,
  type BoomConfiguration,
  type Machine,
  type TypedResidual,
} from '@mix/engine';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { fieldUnit } from '../plan/reading/fieldUnit.ts';
import { shownFigure } from '../i18n/figures/shownFigure.ts';
import { offeredTankL } from './offeredTankL.ts';

/** What a known machine offers for one field until the operator types over it. */
export interface Offer {
  /** Null where the figure does not hold: the hint says why. */
  readonly text: string | null;
  /** The figure has no source: it is shown with a tag. */
  readonly assumed: boolean;
  readonly hint: string;
}

export type MachineField =
  | 'tankCapacityL'
  | 'deadVolumeL'
  | 'tankResidualL'
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

/**
 * Offers of dead volume and tank residual: an assumed figure holds once the question of the gauge
 * is answered.
 */
function residualOffers(
  machine: Machine,
  typed: TypedResidual,
): Record<'deadVolumeL' | 'tankResidualL', Offer | undefined> {
  const { deadVolumeL, residualAssumedL } = machineResidual(
    { ...typed, deadVolumeL: null },
    machine,
  );
  const inTank = offer('tankResidualL', machine.tankResidualL, isAssumed(machine, 'tankResidualL'));
  if (residualAssumedL === null) {
    const assumed = isAssumed(machine, 'deadVolumeL');
    return { deadVolumeL: offer('deadVolumeL', deadVolumeL, assumed), tankResidualL: inTank };
  }
  const hint = mixSheetWords.residualAssumed(quantityText(residualAssumedL, 'L'));
  return { deadVolumeL: { text: null, assumed: true, hint }, tankResidualL: undefined };
}

/** The figures of a known machine. Fields without a figure are absent: they are then not set. */
export function machineOffers(
  machine: Machine,
  boom: BoomConfiguration | null,
  typed: TypedResidual,
): MachineOffers {
  const solids = machine.suspendedSolidsLimitFraction;
  const offers: Record<MachineField, Offer | undefined> = {
    tankCapacityL: tankOffer(machine),
    ...residualOffers(machine, typed),
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
