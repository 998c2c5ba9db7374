import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { exampleRecord, urea } from '../../report/testing/exampleRecord.ts';
import { season } from '../../report/testing/season.ts';

/** What the clock of every test says. */
const now = new Date('2026-11-22T01:00:00Z');
const main = (): string => shownText(screen.getByRole('main'));
const names = (): readonly string[] =>
  [...document.querySelectorAll('main li a strong')].map(({ textContent }) => textContent);

describe('the records of a season', () => {
  it('are added up as chosen, the choice stands in the address, and is found back to', async () => {
    const user = await openApp('/reporting', { now, documents: season });
    await screen.findByText('Spring growth');
    await waitFor(() => expect(main()).toMatch(/Area done 65 ha ?planned 70 ha/));
    expect(names()).toEqual(['Spring growth', '=SUM(A1:A9)', 'First urea', 'Autumn']);

    await user.click(button('This year'));
    await screen.findByText('3 of 4', { exact: false });
    expect(window.location.search).toBe('?from=2026-07-01&to=2027-06-30');
    expect(main()).toMatch(/Area done 45 ha ?planned 50 ha Water used 4,500 L ?planned 5,000 L/);
    expect(main()).toMatch(/N 343\.1 kg Cost \$540\.00/);
    expect(main()).toMatch(/Cost: not all known for 1 of 3 records\./);
    // (184 + 138 + 21.12) kg over 33.1 ha of paddocks.
    expect(main()).toMatch(/Farm average ?10\.4 kg N\/ha ?of 190 kg N\/ha ?33\.1 ha/);

    await user.click(screen.getByText('Dates, paddock, product, person'));
    await user.selectOptions(await screen.findByLabelText('Person'), 'Sam');
    await screen.findByText('2 of 4', { exact: false });
    await user.selectOptions(screen.getByLabelText('Paddock'), 'Tōtara');
    await screen.findByText('1 of 4', { exact: false });
    // The nitrogen of the year is of all records, whatever is chosen.
    expect(main()).toMatch(/Farm average ?10\.4 kg N\/ha/);

    await user.click(screen.getByRole('link', { name: /SUM/ }));
    await screen.findByText('Planned and done');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByText('1 of 4', { exact: false });

    await user.click(button('Last year'));
    await screen.findByText('No records for this choice');
    expect(main()).toMatch(/There are 4 records outside it/);
    const [all] = screen.getAllByRole('button', { name: 'Show all records' }).slice(-1);
    await user.click(all ?? document.body);
    await screen.findByText('Autumn');
    expect(window.location.search).toBe('');
  });

  it('show what was used, the nitrogen of each paddock and the cost, each as a table too', async () => {
    const user = await openApp('/reporting', { now, documents: season });
    await screen.findByText('Spring growth');
    for (const name of ['Product use', 'Each paddock', 'Cost by month']) {
      await user.click(await screen.findByText(name));
    }
    await screen.findByText('By volume', { exact: false });
    await waitFor(() => expect(screen.getAllByText('As a table')).toHaveLength(4));
    for (const summary of screen.getAllByText('As a table')) await user.click(summary);
    await waitFor(() => expect(document.querySelectorAll('main table')).toHaveLength(4));
    expect(main()).toMatch(/By mass urea ?900 kg .*urea 1,000 kg 900 kg/);
    expect(main()).toMatch(/By volume uan32 ?50 L/);
    expect(main()).toMatch(/Nov 2026 ?\$540\.00/);
    expect(main()).toMatch(/Aug 2026 ?not known/);
    expect(main()).toMatch(
      /Hill ?20 ha ?16\.1 kg N\/ha ?Tōtara ?10 ha ?2\.1 kg N\/ha ?Gully ?3\.1 ha ?0 kg/,
    );
    expect(main()).toMatch(/Hill 16\.1 kg N\/ha 8\.5 % 322 kg 20 ha pasture/);
  });

  it('warn of a paddock over the cap, and say what is not known', async () => {
    const much = exampleRecord([urea(1500)], { paddockId: 'gully', areaDoneHa: 3.1 });
    const own = exampleRecord([{ id: 'own', kg: 3, analysis: null }], { location: 'Road side' });
    await openApp('/reporting', {
      now,
      documents: [
        ...season,
        { collection: 'records', id: 'much', value: much },
        { collection: 'records', id: 'own', value: own },
      ],
    });
    // 1,500 kg x 46 % over 3.1 ha are 222.6 kg/ha.
    await waitFor(() => expect(main()).toMatch(/Gully: Over by 32\.6 kg N\/ha/));
    expect(main()).toMatch(/1 record without a paddock of known area: not in the average\./);
    expect(main()).toMatch(/Nutrients: not all known for 1 of 6 records\./);
  });

  it('are in acres and gallons for whom they are home', async () => {
    await openApp('/reporting?from=2026-07-01&to=2027-06-30', {
      now,
      documents: season,
      texts: { 'mix.preferences': '{"language":null,"unitSystem":"us"}' },
    });
    await screen.findByText('3 of 4', { exact: false });
    // 45 ha are 111.2 ac; 10.37 kg/ha are 9.2 lb/ac (facts 7: lb/ac x 1.1208512 = kg/ha).
    await waitFor(() => expect(main()).toMatch(/Area done 111\.2 ac ?planned 123\.6 ac/));
    expect(main()).toMatch(/Farm average ?9\.2 lb N\/ac ?of 169\.5 lb N\/ac/);
  });

  it('are told as missing while there are none', async () => {
    await openApp('/reporting');
    await screen.findByText('No records yet');
  });
});
