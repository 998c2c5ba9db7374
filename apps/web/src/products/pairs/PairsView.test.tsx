import { catalogue } from '@mix/catalogue';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import { countVerdicts, pairVerdicts } from './pairVerdicts.ts';

describe('which products go together', () => {
  it('is opened from the list, and tells by product what must not meet it and why', async () => {
    const user = await openApp('/products');
    await user.click(await screen.findByRole('link', { name: 'Which go together' }));
    await screen.findByRole('heading', { level: 2, name: 'Which go together' });
    const panels = [...document.querySelectorAll('article details')];
    expect(panels).toHaveLength(catalogue.products.length);
    const names = panels.map((panel) => shownText(panel.querySelector('summary span')));
    expect(new Set(names).size).toBe(names.length);
    const ams = panels.find((panel) => shownText(panel).includes('Ammonium sulphate'));
    const summary = ams?.querySelector('summary');
    expect(shownText(summary)).toMatch(/\d+ not together, \d+ with care/);
    await user.click(summary ?? document.body);
    await screen.findByText(/Carbonate holds the mix near pH 8.3/);
  });

  it('speaks Spanish', async () => {
    await openApp('/products?pairs', { locale: 'es-ES' });
    await screen.findByRole('heading', { level: 2, name: 'Cuáles van juntos' });
    screen.getAllByText(/\d+ no juntos, \d+ con cuidado/);
  });

  it('on a desk is a matrix for each kind, the same from either side', async () => {
    const user = await openApp('/products?pairs', { widthPx: 1280 });
    await screen.findByRole('heading', { level: 2, name: 'Which go together' });
    // One kind is opened: drawing all hundred thousand cells would take its time.
    const [panel] = [...document.querySelectorAll('article details')].filter((details) =>
      shownText(details.querySelector('summary')).startsWith('Growth regulators'),
    );
    await user.click(panel?.querySelector('summary') ?? document.body);
    const { products } = catalogue;
    const lines = [...document.querySelectorAll('table tbody tr')].map((line) =>
      [...line.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    const places = products.flatMap(({ category }, place) =>
      category === 'growthRegulator' ? [place] : [],
    );
    expect(lines).toHaveLength(places.length);
    const names = [...document.querySelectorAll('table tbody th')].map((name) =>
      shownText(name).replace(/^\d+ /, ''),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const [line, cells] of lines.entries()) {
      expect(cells).toHaveLength(products.length);
      expect(cells[places[line] ?? -1]).toBe('');
      for (const [other, place] of places.entries())
        expect(cells[place]).toBe(lines[other]?.[places[line] ?? -1]);
    }
  });
});

it('counts each pair once', () => {
  const verdicts = pairVerdicts(catalogue);
  const counts = countVerdicts(verdicts.flatMap((line, place) => line.slice(place)));
  const pairs = (catalogue.products.length * (catalogue.products.length - 1)) / 2;
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(pairs);
});
