import { catalogue } from '@mix/catalogue';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import { catalogueFactsUrl, catalogueRulesUrl } from '../../device/config/dataUrls.ts';
import { urea } from '../testing/exampleMixes.ts';
import { factsFrom, type KeptFacts } from '../../products/catalogue/keptFacts.ts';
import { factsOfMix } from '../draft/factsOfMix.ts';

const facts = factsOfMix(urea, catalogue);
const lost = [catalogueFactsUrl, catalogueRulesUrl];

const keptBeside = (): KeptFacts | undefined => {
  const text = localStorage.getItem('mix.facts');
  return (JSON.parse(text ?? '{}') as { readonly value?: KeptFacts }).value;
};

const keptIds = (): readonly string[] =>
  (keptBeside()?.products ?? []).map(({ id }) => id).toSorted();

describe('the facts that are kept beside a mix', () => {
  it('are those that it names, and follow it', async () => {
    await openApp('/mix', { kept: { 'mix.draft': urea } });
    await waitFor(() => expect(keptIds()).toEqual(['urea']));
    const { addToMix } = await import('../draft/addToMix.ts');
    for (const product of catalogue.products) if (product.id === 'epsom') addToMix(product);
    expect(keptIds()).toEqual(['epsom', 'urea']);
  });

  it('are whole, however much of them other items have in common', async () => {
    const tip = catalogue.nozzles.findLast(({ maker }) => maker === 'TeeJet');
    const machine = catalogue.machines.findLast(({ id }) => id !== 'custom');
    const mix = {
      ...urea,
      machineId: machine?.id,
      nozzle: { nozzleId: tip?.id, nozzleCount: 40 },
    };
    await openApp('/mix', { kept: { 'mix.draft': mix } });
    await waitFor(() => expect(keptBeside()?.nozzles).toEqual([tip]));
    expect(keptBeside()?.machines).toEqual([machine]);
    expect(keptBeside()?.products).toEqual(facts?.products);
  });

  it('are all that its plan waits for', async () => {
    // What the rules say of urea with MCPA is a part of the plan.
    const mcpa = { productId: 'mcpa', rate: { value: 1, unit: 'L/ha' } } as const;
    const mix = { ...urea, products: [...urea.products, mcpa] };
    const answer = () => shownText(document.querySelector('[data-answer]') ?? document.body);
    await openApp('/mix', { kept: { 'mix.draft': mix } });
    await screen.findByText('Show the result');
    const whole = answer();
    const kept = { 'mix.draft': mix, 'mix.facts': keptBeside() };
    expect(keptBeside()?.compatibilityRules.length).toBeGreaterThan(0);
    await openApp('/mix', { kept, lost });
    await screen.findByText('Show the result');
    expect(answer()).toBe(whole);
  });

  it.each([
    ['of another catalogue', { from: '/assets/another.json', ...facts }],
    ['of another mix', { from: factsFrom, ...facts, products: [] }],
    ['without its sprayer', { from: factsFrom, ...facts, machines: [] }],
  ])('%s are not planned with', async (_which, stale) => {
    const mix = { ...urea, machineId: catalogue.machines[0]?.id };
    await openApp('/mix', { kept: { 'mix.draft': mix, 'mix.facts': stale }, lost });
    await screen.findByText('The product list did not load');
    expect(screen.queryByText('Show the result')).toBeNull();
  });

  it('give way to the whole catalogue where loads hang together, or another product comes in', async () => {
    const linked = { held: 'sprayAreaHa', computed: 'loadCount', loadCount: null, value: null };
    const kept = { 'mix.facts': { from: factsFrom, ...facts } };
    await openApp('/mix', { kept: { ...kept, 'mix.draft': { ...urea, linked } } });
    await screen.findByText('Show the result');
    const epsom = { productId: 'epsom', rate: { value: 2, unit: 'kg/ha' } } as const;
    await openApp('/mix', { kept: { ...kept, 'mix.draft': urea } });
    const { draftStore } = await import('../draft/draftStore.ts');
    draftStore.set('products', [...urea.products, epsom]);
    await screen.findAllByText(/Magnesium sulphate/);
    await screen.findByText('Show the result');
  });
});
