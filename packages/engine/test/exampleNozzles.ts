import type { FactSource } from '../src/catalogue/Product.ts';
import type { DropletClass } from '../src/catalogue/DropletClass.ts';
import type { DropletBand, Nozzle } from '../src/catalogue/Nozzle.ts';
import { bar, litresPerMinute } from '../src/units/quantity.ts';

/** Maker tables as transcribed by S36: flow, pressures, exponent and droplet bands. */
const transcribed: FactSource = { sourceIds: ['S36'], assumed: false, note: null };

const band = (min: number, max: number, dropletClass: DropletClass): DropletBand => ({
  minBar: bar(min),
  maxBar: bar(max),
  dropletClass,
});

const flatFan = (model: string, isoSize: string, flow: number): Nozzle => ({
  id: model.toLowerCase(),
  maker: 'TeeJet',
  series: model.slice(0, -5),
  model,
  type: 'flat-fan',
  angleDeg: 110,
  isoSize,
  flowLPerMin: litresPerMinute(flow),
  atBar: bar(3),
  minBar: bar(1),
  maxBar: bar(4),
  flowExponent: 0.5,
  dropletStandard: 'S572.1',
  dropletBands: [],
  swathM: null,
  orificeMm: null,
  sources: { tip: transcribed },
});

export const xr11003: Nozzle = {
  ...flatFan('XR11003', '03', 1.18),
  dropletBands: [band(1, 1.75, 'M'), band(1.75, 4, 'F')],
};

export const xr11004: Nozzle = {
  ...flatFan('XR11004', '04', 1.58),
  dropletBands: [band(1, 2.75, 'M'), band(2.75, 4, 'F')],
};

export const tt11004: Nozzle = {
  ...flatFan('TT11004', '04', 1.58),
  type: 'pre-orifice flat-fan',
  maxBar: bar(6),
  dropletBands: [band(1, 1.5, 'XC'), band(1.5, 3.5, 'C'), band(3.5, 6, 'M')],
};

export const aixr11003: Nozzle = {
  ...flatFan('AIXR11003', '03', 1.18),
  type: 'air-induction flat-fan',
  maxBar: bar(6),
  dropletBands: [band(1, 2.5, 'XC'), band(2.5, 3.5, 'VC'), band(3.5, 6, 'C')],
};

export const id12004: Nozzle = {
  ...flatFan('ID120-04', '04', 1.58),
  maker: 'Lechler',
  angleDeg: 120,
  type: 'air-induction flat-fan',
  minBar: bar(2),
  maxBar: bar(8),
  dropletStandard: 'S572.3',
  dropletBands: [band(2, 3.5, 'XC'), band(3.5, 8, 'VC')],
};

/** A stream tip whose table does not follow the square root. */
export const sj308: Nozzle = {
  ...flatFan('SJ3-08', '08', 3.13),
  type: 'stream (fertiliser)',
  minBar: bar(1.5),
  flowExponent: 0.401,
  dropletStandard: null,
};

/** The maker publishes neither flow nor pressure. */
export const tf15: Nozzle = {
  ...flatFan('TF15', '15', 1),
  id: 'tnf-tf15',
  maker: 'Tow and Fert',
  flowLPerMin: null,
  atBar: null,
  minBar: null,
  maxBar: null,
  dropletStandard: null,
};

/** The nominal tip of golden tests G1b and G3: 1.6 L/min at 3 bar. */
export const nominal04: Nozzle = { ...flatFan('XR11004', '04', 1.6), id: 'nominal-04' };
