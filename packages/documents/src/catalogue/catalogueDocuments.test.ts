import { litres, type Catalogue, type Machine } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogueDocuments } from './catalogueDocuments.ts';

const machine: Machine = {
  id: 'trailed',
  name: 'Trailed',
  nominalTankL: litres(1000),
  usableFraction: null,
  deadVolumeL: null,
  tankResidualL: null,
  boomConfigurations: [],
  agitation: null,
  pump: null,
  suspendedSolidsLimitFraction: null,
  publishedRateLPerHa: null,
  publishedSpeedKmPerH: null,
  notes: null,
  sources: {},
};

const catalogue: Catalogue = {
  version: '7',
  products: [],
  machines: [machine],
  nozzles: [],
  nozzleSizes: [],
  compatibilityRules: [],
  saltTables: [],
  roomBands: [],
  cropInterception: [],
  elementCeilingsGPerHa: {},
};

describe('catalogueDocuments', () => {
  it('keeps every field, what is not known included, and says which catalogue it came with', () => {
    expect(catalogueDocuments(catalogue)).toEqual([
      { collection: 'machines', id: 'trailed', fields: { ...machine, catalogueVersion: '7' } },
    ]);
  });
});
