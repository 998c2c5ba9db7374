import { catchTestKind, savedMachineKind } from '@mix/documents';
import { paths } from '../../../src/device/navigation/paths.ts';
import { machineAddress } from '../../../src/machine/saved/machineAddress.ts';
import type { HeldDocument } from '../FrameContent.ts';
import type { ScreenState } from '../ScreenState.ts';

const trailed: HeldDocument = {
  collection: 'machine',
  id: 'trailed',
  value: savedMachineKind.serialise({
    name: 'Trailed 1000',
    machineId: 'amazone-uf-1002',
    boomConfig: null,
    nozzleIds: ['aixr11003'],
    nozzleCount: 40,
    tankCapacityL: 1000,
    tankResidualL: 20,
    gaugeStepL: 100,
    finestFilterMesh: 50,
    swathWidthM: 20,
    travelSpeedKmPerH: 12,
  }),
};

const quad: HeldDocument = {
  collection: 'machine',
  id: 'quad',
  value: savedMachineKind.serialise({
    name: 'Quad 200',
    machineId: 'custom',
    boomConfig: null,
    nozzleIds: ['xr11002'],
    nozzleCount: 12,
    tankCapacityL: 200,
    swathWidthM: 6,
    travelSpeedKmPerH: 10,
  }),
};

const tested: HeldDocument = {
  collection: 'catchTests',
  id: 'quad',
  value: catchTestKind.serialise({
    machineId: 'custom',
    boomConfigurationId: null,
    savedMachineId: 'quad',
    nozzleId: 'xr11002',
    nozzleCount: 12,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
    catches: Array.from({ length: 12 }, (_, index) => ({
      nozzle: index + 1,
      volumeML: 395,
      seconds: 30,
      renewedAt: null,
    })),
    runs: [],
    goodForMonths: 6,
    at: '2026-04-12T09:00:00+12:00',
    by: 'Sam T.',
  }),
};

const documents = [trailed, quad, tested];

/** The machines of a farm: the list, one of them, its form, and where a mix is offered them. */
export const machineScreenStates: readonly ScreenState[] = [
  {
    name: 'machines',
    route: 'farm',
    path: machineAddress.all,
    documents,
    shows: 'text=12 × XR11002',
  },
  {
    name: 'machines-none',
    route: 'farm',
    path: machineAddress.all,
    shows: 'text=No machine is saved yet',
  },
  {
    name: 'machine',
    route: 'farm',
    path: machineAddress.of('trailed'),
    documents,
    shows: 'text=40 × AIXR11003',
  },
  {
    name: 'machine-change',
    route: 'farm',
    path: machineAddress.change('trailed'),
    documents,
    shows: 'text=Save the machine',
  },
  {
    name: 'mix-machines-offered',
    route: 'mix',
    path: paths.mix,
    documents,
    shows: 'text=Quad 200',
  },
  {
    name: 'mix-machine-taken',
    route: 'mix',
    path: paths.mix,
    documents: [quad],
    shows: 'text=Quad 200 is your saved machine',
  },
];
