import { measuredNozzle, nozzleFlow } from '../sprayer/nozzleFlow.ts';
import { machineResidual } from '../catalogue/machineResidual.ts';
import type { FactSource } from '../catalogue/Product.ts';
import type { BoomConfiguration, Machine } from '../catalogue/Machine.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import { bar, fraction, litres, litresPerMinute, metres, type Litres } from '../units/quantity.ts';
import type { CatalogueIndex, IndexedMachine } from '../catalogue/catalogueIndex.ts';
import type { MeasuredFlow, MixInputs } from '../mix/MixInputs.ts';
import { mixProblem } from '../mix/MixProblem.ts';
import { nearestName } from './nearestName.ts';
import { OWN_MACHINE, type DraftTable } from '../mix/draftFields.ts';
import { missing, nameField, quoted } from './readFields.ts';
import { figureOf, missingOf, openInner, type PartFields } from './readPart.ts';

type Draft = PartFields<DraftTable>;

type MachineInputs = Pick<
  MixInputs,
  | 'machine'
  | 'boom'
  | 'tankCapacityAssumed'
  | 'deadVolumeL'
  | 'tankResidualL'
  | 'residualAssumedL'
  | 'swathWidthM'
  | 'suspendedSolidsLimitFraction'
  | 'suspendedSolidsLimitAssumed'
  | 'nozzle'
  | 'nozzleCount'
  | 'measuredFlow'
> & { readonly tankCapacityL: Litres | null };

const isAssumed = (sources: Machine['sources'], key: string): boolean => {
  const source: FactSource | undefined = sources[key];
  return source?.assumed ?? false;
};

/** The chosen machine; null: the operator's own; `unknown`: refused. */
function readMachineChoice(
  fields: Draft,
  index: CatalogueIndex,
): IndexedMachine | 'unknown' | null {
  const id = nameField(fields, 'machineId');
  if (id === null || id === OWN_MACHINE) return null;
  const machine = index.machines.get(id);
  if (machine !== undefined) return machine;
  const nearest = nearestName(id, index.machines.keys());
  fields.problems.push(mixProblem('unknownMachine', 'machineId', { id: quoted(id), nearest }));
  return 'unknown';
}

function readBoom(fields: Draft, machine: Machine | null): BoomConfiguration | null {
  const id = nameField(fields, 'boomConfigurationId');
  const booms = machine?.boomConfigurations ?? [];
  if (id === null) return booms.length === 1 ? (booms[0] ?? null) : null;
  const boom = booms.find((candidate) => candidate.id === id);
  if (boom !== undefined) return boom;
  const values = { id: quoted(id), choices: booms.map((candidate) => candidate.id) };
  fields.problems.push(mixProblem('unknownBoomConfiguration', 'boomConfigurationId', values));
  return null;
}

/** What a catch test found for this nozzle; null: none did. */
function readCatchTest(fields: Draft, nozzle: Nozzle | null): MeasuredFlow | null {
  const own = openInner(fields, 'catchTest');
  if (own === null) return null;
  const nozzleId = nameField(own, 'nozzleId');
  const flow = figureOf(own, 'flowLPerMin');
  const pressure = figureOf(own, 'pressureBar');
  missingOf(own);
  if (flow === null || pressure === null) return null;
  if (nozzle === null || nozzle.id !== nozzleId) return null;
  const atBar = bar(pressure);
  const tableFlowLPerMin = nozzleFlow(nozzle, atBar);
  return { flowLPerMin: litresPerMinute(flow), atBar, tableFlowLPerMin };
}

type Nozzles = Pick<MachineInputs, 'nozzle' | 'nozzleCount' | 'measuredFlow'>;

function readNozzle(fields: Draft, index: CatalogueIndex): Nozzles {
  const { nozzle, nozzleCount } = readFitted(fields, index);
  const measuredFlow = readCatchTest(fields, nozzle);
  return {
    nozzle:
      nozzle === null || measuredFlow === null
        ? nozzle
        : measuredNozzle(nozzle, measuredFlow.flowLPerMin, measuredFlow.atBar),
    nozzleCount,
    measuredFlow,
  };
}

function readFitted(fields: Draft, index: CatalogueIndex): Omit<Nozzles, 'measuredFlow'> {
  const { problems } = fields;
  const own = openInner(fields, 'nozzle');
  if (own === null) return { nozzle: null, nozzleCount: null };
  const nozzleCount = figureOf(own, 'nozzleCount');
  const id = nameField(own, 'nozzleId');
  if (id === null) {
    missing(own, 'nozzleId');
    return { nozzle: null, nozzleCount };
  }
  const nozzle = index.nozzles.get(id) ?? null;
  if (nozzle === null) {
    const nearest = nearestName(id, index.nozzles.keys());
    problems.push(mixProblem('unknownNozzle', 'nozzle.nozzleId', { id: quoted(id), nearest }));
  }
  return { nozzle, nozzleCount };
}

type Tank = Pick<MachineInputs, 'tankCapacityL' | 'tankCapacityAssumed'>;

function readTank(fields: Draft, indexed: IndexedMachine | null): Tank {
  const typed = figureOf(fields, 'tankCapacityL');
  if (typed !== null) return { tankCapacityL: litres(typed), tankCapacityAssumed: false };
  const sources = indexed?.machine.sources ?? {};
  return {
    tankCapacityL: indexed?.tankCapacityL ?? null,
    tankCapacityAssumed: isAssumed(sources, 'usableFraction') || isAssumed(sources, 'nominalTankL'),
  };
}

type SolidsLimit = Pick<
  MachineInputs,
  'suspendedSolidsLimitFraction' | 'suspendedSolidsLimitAssumed'
>;

function readSolidsLimit(fields: Draft, machine: Machine | null): SolidsLimit {
  const typed = figureOf(fields, 'suspendedSolidsLimitPct');
  if (typed !== null) {
    return {
      suspendedSolidsLimitFraction: fraction(typed / 100),
      suspendedSolidsLimitAssumed: false,
    };
  }
  return {
    suspendedSolidsLimitFraction: machine?.suspendedSolidsLimitFraction ?? null,
    suspendedSolidsLimitAssumed: isAssumed(machine?.sources ?? {}, 'suspendedSolidsLimitFraction'),
  };
}

/**
 * The machine of the draft: the catalogue's facts, with what the operator typed laid over them.
 * What a typed figure replaces is no longer assumed. A boom is taken unasked only when the machine
 * has one alone. Only the tank is reported as missing, since no plan can do without it.
 */
export function readMachine(fields: Draft, index: CatalogueIndex): MachineInputs {
  const choice = readMachineChoice(fields, index);
  const indexed = choice === 'unknown' ? null : choice;
  const machine = indexed?.machine ?? null;
  const boom = readBoom(fields, machine);
  const { nozzle, nozzleCount, measuredFlow } = readNozzle(fields, index);
  const tank = readTank(fields, indexed);
  const residual = {
    deadVolumeL: figureOf(fields, 'deadVolumeL'),
    tankResidualL: figureOf(fields, 'tankResidualL'),
  };
  const swathM = figureOf(fields, 'swathWidthM');
  if (tank.tankCapacityL === null && choice !== 'unknown') missing(fields, 'tankCapacityL');
  return {
    machine,
    boom,
    ...tank,
    ...machineResidual(residual, machine),
    ...readSolidsLimit(fields, machine),
    swathWidthM: swathM === null ? (boom?.swathWidthM ?? null) : metres(swathM),
    nozzle,
    nozzleCount: nozzleCount ?? boom?.nozzleCount ?? null,
    measuredFlow,
  };
}
