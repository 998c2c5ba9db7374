import type { Catalogue } from '@mix/engine';
import { describe, expect, it, vi } from 'vitest';
import { createCatalogueStore } from './createCatalogueStore.ts';

const catalogue: Catalogue = {
  version: 'test',
  products: [],
  machines: [],
  nozzles: [],
  nozzleSizes: [],
  compatibilityRules: [],
  saltTables: [],
  roomBands: [],
  cropInterception: [],
  elementCeilingsGPerHa: {},
};

describe('createCatalogueStore', () => {
  it('loads once, however often it is started', async () => {
    const load = vi.fn(() => Promise.resolve(catalogue));
    const { store, start } = createCatalogueStore(load);
    expect(store.getState()).toEqual({ status: 'loading' });
    start();
    start();
    await vi.waitFor(() => {
      expect(store.getState()).toEqual({ status: 'ready', catalogue });
    });
    start();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that it failed, and succeeds when tried again', async () => {
    const load = vi
      .fn<() => Promise<Catalogue>>()
      .mockRejectedValueOnce(new TypeError('no network'));
    const { store, start, retry } = createCatalogueStore(load);
    start();
    await vi.waitFor(() => {
      expect(store.getState()).toEqual({ status: 'failed' });
    });
    load.mockResolvedValueOnce(catalogue);
    retry();
    expect(store.getState()).toEqual({ status: 'loading' });
    await vi.waitFor(() => {
      expect(store.getState()).toEqual({ status: 'ready', catalogue });
    });
  });
});
