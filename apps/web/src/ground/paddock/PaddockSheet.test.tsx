import type { Paddock, SavedMix } from '@mix/documents';
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fillLoad, startFilling } from '../../app/testing/fillLoad.ts';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, field, fill, wayTo } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { urea } from '../../plan/testing/exampleMixes.ts';

const main = (): string => shownText(document.querySelector('main'));
const link = (name: string) => screen.findByRole('link', { name });

it('a paddock is added with its area, goes to the record, and its nitrogen counts in the next mix', async () => {
  const form = { ...urea, deadVolumeL: 0, sprayAreaHa: 3.5 };
  const user = await openApp('/mix', { kept: { 'mix.draft': form } });
  await screen.findByText(/This mix alone\. What is on this ground since 1 July is not known/);
  await user.click(button(/^Paddock/));
  fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Hill');
  await user.click(button('Add it and use it'));
  await screen.findByRole('button', { name: 'Paddock Hill' });

  await user.click(await link('Show the result'));
  await startFilling(user);
  await fillLoad(user);
  await user.click(await link('Record the job'));
  await screen.findByText('Planned and done');
  expect(screen.getByLabelText('Paddock or place')).toHaveProperty('value', 'Hill');
  await user.click(button('Save the record'));
  await screen.findByText('Saved on this device');

  // The same mix is sprayed again on the same paddock.
  await user.click(wayTo('Mix'));
  const [saved] = await screen.findAllByRole('button', { name: 'Saved mixes' });
  await user.click(saved ?? document.body);
  await user.click(await screen.findByRole('button', { name: /^Urea/ }));
  await screen.findByText('9.2 kg/ha on Hill by 1 record, 9.2 kg/ha in this mix.');
  expect(main()).toContain('N since 1 July, with this mix 18.4 of 190 kg/ha');
  await user.click(screen.getByText('Nitrogen this year'));
  const applied = await screen.findByRole('textbox', { name: /^N on this ground since 1 July/ });
  expect(applied.getAttribute('placeholder')).toBe('9.2');
  // A typed figure comes before the records.
  fill(applied, '185');
  await screen.findByText('185 kg/ha on the ground, as you entered it', { exact: false });
  await screen.findByText('Over by 4.2 kg/ha', { exact: false });

  await user.click(button('Paddock Hill'));
  await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Hill/ });
  await user.click(button('No paddock'));
  await screen.findByRole('button', { name: 'Paddock Not set' });
  await user.click(button('Undo'));
  await screen.findByRole('button', { name: 'Paddock Hill' });
  expect(field(/^Area/).value).toBe('3.5');
});

const paddock = (id: string, value: Partial<Paddock>) =>
  ({
    collection: 'paddocks',
    id,
    value: {
      name: 'Hill',
      areaHa: 6.4,
      landUse: null,
      outline: null,
      earlierNames: [],
      retired: false,
      ...value,
    },
  }) as const;

it('two paddocks of one name are offered to be made one, and its mixes go with it', async () => {
  const mix: SavedMix = {
    name: 'Spring',
    draft: {},
    engineVersion: '1',
    catalogueVersion: 'a',
    products: [],
    jarTest: null,
    paddock: { id: 'b', name: 'hill', landUse: null },
  };
  const user = await openApp('/mix', {
    kept: { 'mix.draft': urea },
    documents: [
      paddock('a', {}),
      paddock('b', { name: 'hill', areaHa: 7, landUse: 'maize', earlierNames: ['North'] }),
      { collection: 'mixes', id: 'm', value: mix },
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Paddock/ }));
  await screen.findByText(/Two paddocks are called Hill/);
  await user.click(await screen.findByRole('button', { name: /^Make them one of 7.ha$/ }));
  const store = await loadDocumentStore();
  await expect
    .poll(async () => (await store.all('paddocks')).map(({ id, value }) => [id, value]))
    .toEqual([
      ['a', { ...paddock('a', {}).value, areaHa: 7, landUse: 'maize', earlierNames: ['North'] }],
    ]);
  expect((await store.all('mixes'))[0]?.value.paddock?.id).toBe('a');
  await expect.poll(() => screen.queryByText(/Two paddocks are called/)).toBeNull();
});
