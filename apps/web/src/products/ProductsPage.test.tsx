import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import { button, fill } from '../app/testing/screenParts.ts';
import { shownText } from '../app/testing/shownText.ts';

const rows = (): readonly string[] =>
  [...document.querySelectorAll('search li')].map(({ textContent }) => textContent);

/** A fact of the product in view, by its name. */
const fact = (name: string): Element | undefined =>
  [...document.querySelectorAll('dl > div')].findLast((row) => shownText(row).includes(name));
const factOf = (name: string): string => shownText(fact(name));

describe('the catalogue', () => {
  it('finds products by name, analysis and group while typing, and by kind', async () => {
    const user = await openApp('/products');
    const search = await screen.findByRole('searchbox');
    expect(rows()).toHaveLength(417);

    fill(search, 'SULPHATE amm');
    await waitFor(() => expect(rows().length).toBeLessThan(10));
    expect(rows()[0]).toContain('Ammonium sulphate');

    fill(search, '46-0-0');
    await waitFor(() => expect(rows()[0]).toContain('Urea'));

    // The kind is chosen while the list is short: the roles of hundreds of rows take their time.
    await user.click(button('Sprays'));
    fill(search, '');
    await waitFor(() => expect(rows()).toHaveLength(229));

    fill(search, 'zzz');
    await screen.findByText(/No product here is called that/);
    expect(screen.getByRole('status').textContent).toBe('0 of 417');
    await user.click(button('Show all products'));
    await waitFor(() => expect(rows()).toHaveLength(417));
    expect(search).toHaveProperty('value', '');
  });

  it('says of a misspelt name that it guesses, and of a brand what it is and how strong', async () => {
    await openApp('/products');
    const search = await screen.findByRole('searchbox');
    fill(search, 'prowll');
    await screen.findByText('Nothing is called “prowll”. Near it:');
    await waitFor(() => expect(rows()[0]).toContain('Pendimethalin'));
    expect(rows().join()).toContain('Prowl H2O · pendimethalin 455\u00a0g/L\u00a0· US');

    fill(search, 'weedmaster');
    await screen.findByText('Weedmaster (US) is 2,4-D + dicamba: not in the catalogue.');
    await waitFor(() => expect(rows().join()).toContain('Weedmaster Argo · glyphosate 540'));
    expect(screen.queryByText(/^Nothing is called/)).toBeNull();

    fill(search, 'goaltender');
    await waitFor(() => expect(rows()[0]).toContain('Another strength: this is 240\u00a0g/L.'));
  });

  const draft = () => localStorage.getItem('mix.draft') ?? '';

  it('puts a product into the mix under the brand that it was found by, and tells of it before', async () => {
    const user = await openApp('/products', { kept: { 'mix.draft': { products: [] } } });
    fill(await screen.findByRole('searchbox'), 'ally');
    await waitFor(() => expect(rows()[0]).toContain('Ally · metsulfuron-methyl 600'));
    await user.click(screen.getByRole('link', { name: /^Metsulfuron-methyl.* Ally · / }));
    await screen.findByText(/^Ally · metsulfuron-methyl 600/, { selector: 'article *' });
    await user.click(button('Add to mix'));
    await screen.findByRole('textbox', { name: /^Ally \(Metsulfuron-methyl\).* rate/ });
    await waitFor(() => expect(draft()).toContain('"soldAs":"Ally"'));
  });

  it.each([
    ['a product that nobody sells as that', 'urea', 'Ally'],
    ['the inside of a name', 'metsulfuron-600-wg', 'lly'],
    ['more than a name', 'metsulfuron-600-wg', `Ally ${'x'.repeat(90)}`],
    ['nothing', 'metsulfuron-600-wg', ''],
  ])('takes no brand from an address that says %s', async (_what, id, brand) => {
    const user = await openApp(`/products?product=${id}&by=${encodeURIComponent(brand)}`, {
      kept: { 'mix.draft': { products: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to mix' }));
    await waitFor(() => expect(draft()).toContain(`"productId":"${id}"`));
    expect(draft()).not.toContain('soldAs');
  });

  it('says how a favourite comes where there is none, and leads back', async () => {
    const user = await openApp('/products');
    await user.click(await screen.findByRole('button', { name: 'Favourites, 0' }));
    await screen.findByText(/^No favourites yet/);
    expect(screen.queryByText(/is called that/)).toBeNull();
    await user.click(button('Show all products'));
    await waitFor(() => expect(rows()).toHaveLength(417));
  });

  it('stands favourites first once they have a star, and shows them alone', async () => {
    const user = await openApp('/products');
    const search = await screen.findByRole('searchbox');
    fill(search, 'liquid seaweed');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(button(/^Favourite: Liquid seaweed/));
    fill(search, '');
    await waitFor(() => expect(rows()).toHaveLength(417));
    await waitFor(() => expect(rows()[0]).toContain('Liquid seaweed extract'));
    expect(document.querySelector('section[aria-label="Favourites"]')?.textContent).toContain(
      'seaweed',
    );
    fill(search, 'liquid seaweed');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(button(/^Favourite: Liquid seaweed/).getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Favourites, 1'));
    fill(search, '');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('shows each fact with its source, or marked as assumed', async () => {
    const user = await openApp('/products?product=urea');
    await screen.findByRole('heading', { level: 2, name: /Urea/ });
    // domain/facts: 845 g/kg at 10 °C is read (S8), 241 kJ/kg is assumed
    await waitFor(() => expect(factOf('Dissolves at 10 °C')).toContain('845 g/kg water'));
    expect(factOf('Dissolves at 10 °C')).toContain('source');
    expect(factOf('Heat taken from the water')).toContain('241 kJ/kg');
    expect(factOf('Heat taken from the water')).toContain('assumed');
    await waitFor(() =>
      expect(fact('Dissolves at 10 °C')?.querySelector('a')).toBeInstanceOf(HTMLElement),
    );
    await user.click(screen.getByText('With other products'));
    await screen.findByText(/Urea and its biuret harm germination/);
  });

  it('says so when a link asks for a product that is not in it', async () => {
    await openApp('/products?product=unobtainium');
    await screen.findByText(/No product is kept under that name/);
  });
});

it('a product of one’s own made from one of the catalogue keeps the sources of what was not changed', async () => {
  const user = await openApp('/products?copy=urea');
  await screen.findByRole('heading', { name: /^Copy of Urea/ });
  fill(await screen.findByRole('textbox', { name: /^Heat taken/ }), '250');
  await user.click(button('Save product'));
  await screen.findByRole('link', { name: 'Edit' });
  expect(factOf('Heat taken from the water')).toContain('own');
  expect(factOf('Dissolves at 10 °C')).toContain('source');
});

it('takes what the label in hand asks for, and copies none of another country', async () => {
  const user = await openApp('/products?copy=glyphosate');
  await screen.findByRole('heading', { name: /^Copy of Glyphosate/ });
  await user.click(screen.getByText('From the label in your hand'));
  fill(await screen.findByRole('textbox', { name: /^No grazing for/ }), '7');
  fill(screen.getByRole('textbox', { name: /^Buffer downwind/ }), '-5');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Finest droplets allowed' }),
    'coarse',
  );
  await user.click(button('Save product'));
  await screen.findByText(/1 thing to settle: Buffer downwind/);
  fill(screen.getByRole('textbox', { name: /^Buffer downwind/ }), '');
  await user.click(button('Save product'));
  await screen.findByRole('link', { name: 'Edit' });
  expect(factOf('No grazing for')).toMatch(/7\s*days.*own/);
  expect(factOf('Finest droplets allowed')).toContain('coarse');
});

it('a new product and the facts of one speak Spanish', async () => {
  const user = await openApp('/products', { locale: 'es-ES' });
  const [add] = await screen.findAllByRole('link', { name: 'Añadir uno propio' });
  await user.click(add ?? document.body);
  await screen.findByRole('heading', { name: 'Producto nuevo' });
  await user.click(await screen.findByRole('button', { name: 'Guardar producto' }));
  await screen.findByText(/5 cosas por resolver/);
  await openApp('/products?product=urea', { locale: 'es-ES' });
  await screen.findByText(/Calor que toma del agua/);
  await screen.findAllByText(/0,742/);
});
