import { catalogue } from '@mix/catalogue';
import { afterEach, expect, it } from 'vitest';
import { languagePacks } from '../../i18n/languagePacks.ts';
import { cataloguesName, speakProductNames } from '../../i18n/products/readersNames.ts';
import { startFarmJob } from '../../fill/startJob.ts';
import { taken, told } from '../../fill/testing/exampleFarmJobs.ts';
import { jobForReader } from './jobForReader.ts';

const seaweed = catalogue.products.filter(({ id }) => id === 'seaweed');
const own = seaweed.map((product) => ({ ...product, id: 'own-1', name: 'Home brew' }));
const job = {
  ...taken,
  told: { ...told, products: [...seaweed, ...own] },
  earlier: [{ ...told, products: seaweed }],
};

afterEach(() => {
  speakProductNames({});
});

it('names what somebody of another language handed over as the reader does, and what they named as they do', async () => {
  const { productNames } = await languagePacks.es();
  speakProductNames(productNames);
  const shown = jobForReader(job);
  expect(shown.told.products.map(({ name }) => name)).toEqual([
    'Extracto de algas líquido',
    'Home brew',
  ]);
  expect(shown.earlier[0]?.products[0]?.name).toBe('Extracto de algas líquido');
  // The steps at the tank use the same names.
  expect(startFarmJob('top', shown, 0).products[0]?.name).toBe('Extracto de algas líquido');
  // Reading a document does not change the names of the catalogue.
  expect(cataloguesName('seaweed')).toBeNull();
});

it('keeps the brand that a product was chosen by', async () => {
  const { productNames } = await languagePacks.es();
  speakProductNames(productNames);
  const sold = seaweed.map((product) => ({ ...product, name: `Sea Gold: ${product.name}` }));
  const handed = { ...job, told: { ...told, products: sold } };
  expect(jobForReader(handed).told.products[0]?.name).toBe('Sea Gold: Extracto de algas líquido');
});

it('is the same job each time it is looked at', () => {
  expect(jobForReader(job)).toBe(jobForReader(job));
});
