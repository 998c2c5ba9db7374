import { kilograms } from '@mix/engine';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import { button } from '../app/testing/screenParts.ts';
import { shownText } from '../app/testing/shownText.ts';
import { exampleRecord, urea } from './testing/exampleRecord.ts';
import { season } from './testing/season.ts';

/** What the clock of every test says. */
const now = new Date('2026-11-22T01:00:00Z');
const main = (): string => shownText(screen.getByRole('main'));
const filterLine = (): HTMLElement =>
  screen.getByText('Filter').closest('summary') ?? document.body;
const names = (): readonly string[] =>
  [...document.querySelectorAll('main [role=row] a > span')].map(({ textContent }) => textContent);

const pictures = (): readonly (string | null)[] =>
  screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'));

/** The rows of a table, each as the text a reader sees. */
const rowsOf = (name: string): readonly string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .filter((cell) => cell.getAttribute('aria-hidden') === null)
        .map(shownText)
        .filter((text) => text !== '')
        .join(' '),
    );

describe('the records of a season', () => {
  it('are added up as chosen, the choice stands in the address, and is found back to', async () => {
    const user = await openApp('/reporting', { now, documents: season });
    await screen.findByText('3 of 4', { exact: false });
    expect(names()).toEqual(['Spring growth', '=SUM(A1:A9)', 'First urea']);

    await user.click(screen.getByText('Filter'));
    await user.click(button('All'));
    await waitFor(() => expect(main()).toMatch(/Area done 65 ha ?planned 70 ha/));
    expect(names()).toEqual(['Spring growth', '=SUM(A1:A9)', 'First urea', 'Autumn']);
    expect(window.location.search).toBe('?days=all');

    await user.click(button('This season'));
    await screen.findByText('3 of 4', { exact: false });
    expect(window.location.search).toBe('?from=2026-07-01&to=2027-06-30');
    expect(main()).toMatch(/Area done 45 ha ?planned 50 ha Water used 4,500 L ?planned 5,000 L/);
    expect(main()).toMatch(/N 343\.1 kg Cost, at least \$540\.00/);
    expect(main()).toMatch(/Cost: not all known for 1 of 3 records\./);
    // (184 + 138 + 21.12) kg over 33.1 ha of paddocks.
    expect(main()).toMatch(/Farm average ?10\.4 kg N\/ha ?of 190 kg N\/ha ?33\.1 ha/);

    await user.selectOptions(await screen.findByLabelText('Person'), 'Sam');
    await screen.findByText('2 of 4', { exact: false });
    await user.selectOptions(screen.getByLabelText('Paddock'), 'Tōtara');
    await screen.findByText('1 of 4', { exact: false });
    // The closed line names what is chosen too.
    expect(shownText(filterLine())).toBe(
      'This season 1 Jul 2026 – 30 Jun 2027 · Tōtara · Sam Filter',
    );
    // The nitrogen of the year is of all records, whatever is chosen.
    expect(main()).toMatch(/Farm average ?10\.4 kg N\/ha/);

    await user.click(screen.getByRole('link', { name: /SUM/ }));
    await screen.findByText('Planned and done');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByText('1 of 4', { exact: false });

    await user.click(screen.getByText('Filter'));
    await user.click(button('Last season'));
    await screen.findByText('No records for this choice');
    expect(main()).toMatch(/There are 4 records outside it/);
    const [all] = screen.getAllByRole('button', { name: 'Show all records' }).slice(-1);
    await user.click(all ?? document.body);
    await screen.findByText('Autumn');
    expect(window.location.search).toBe('?days=all');
  });

  it('open on pictures of this season, each to be read as a table too', async () => {
    const user = await openApp('/reporting', { now, documents: season });
    const tables = () => screen.getAllByText('As a table');
    await waitFor(() => expect(tables()).toHaveLength(4));
    expect(pictures()).toEqual([
      'A line from July to June. farm 10.4\u00a0kg N/ha, Hill 16.1\u00a0kg N/ha, last season 2.8\u00a0kg N/ha. Limit 190\u00a0kg N/ha.',
      'Columns by month. The most is $540.00 in Nov\u00a02026.',
      '3 records on 3 paddocks, from July to June.',
    ]);
    // The bars are a table themselves: the nearest to the cap first, its share beside it.
    expect(rowsOf('Nitrogen by paddock')).toEqual([
      'Paddock Done, kg N/ha Planned Of the limit',
      'Hill 20 ha 16.1 8.5 %',
      'Tōtara 10 ha 2.1 1.1 %',
      'Gully 3.1 ha 0 0 %',
    ]);
    for (const summary of tables()) await user.click(summary);
    await waitFor(() => expect(document.querySelectorAll('main table')).toHaveLength(4));
    expect(main()).toMatch(/urea 800 kg 700 kg .*uan32 50 L 50 L/);
    expect(main()).toMatch(/10 Mar 2026 last season 2\.8 kg N\/ha/);
    expect(main()).toMatch(/Nov 2026 2 \$540\.00/);
    expect(main()).toMatch(/Aug 2026 1 not known/);
    expect(main()).toMatch(/Sept 2026 0 –/);
    expect(main()).toMatch(/Hill 2 3 Aug 9\.2 kg N\/ha; 21 Nov 9\.2 kg N\/ha/);
  });

  it('cost in list, sums and season what the record took out of the shed', async () => {
    const delivered = {
      kind: 'delivery',
      productId: 'urea',
      amount: { unit: 'kg', value: kilograms(500) },
      packSize: 25,
      batch: 'U-1',
      expiresOn: null,
      centsPerUnit: 98,
      at: '2026-11-01T08:00:00+13:00',
      by: null,
      note: null,
    } as const;
    const record = exampleRecord([urea(400)], { location: 'Road side', draft: { products: [] } });
    const documents = [
      { collection: 'records', id: 'r1', value: record },
      { collection: 'stock', id: 's1', value: delivered },
    ] as const;
    await openApp('/reporting', { now, documents });
    await waitFor(() => expect(rowsOf('Records')[1]).toMatch(/\$392\.00/));
    expect(main()).not.toMatch(/no price|No record has prices/);
    await openApp('/reporting?season=', { now, documents });
    await waitFor(() => expect(main()).toMatch(/Money by June \$392/));
  });

  it('draw no kilograms in a column of kilograms per hectare', async () => {
    const aside = exampleRecord([urea(240)], { location: 'Road side', areaDoneHa: null });
    const unknown = exampleRecord([{ id: 'own', kg: 3, analysis: null }], { location: 'Yard' });
    await openApp('/reporting', {
      now,
      documents: [
        { collection: 'records', id: 'aside', value: aside },
        { collection: 'records', id: 'unknown', value: unknown },
      ],
    });
    await screen.findByText(/110\.4.kg of nitrogen in all/);
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name })).getAllByRole('cell').map(shownText);
    expect(cells(/^Road side/)[0]).toBe('–');
    expect(cells(/^Road side/).at(-1)).toMatch(/^110\.4.kg of nitrogen in all/);
    expect(cells(/^Yard/)[0]).toBe('not known');
  });

  it('answer where, what, how much, when, by whom, and how long each is open', async () => {
    await openApp('/reporting', { now, documents: season });
    await screen.findByText('3 of 4', { exact: false });
    expect(rowsOf('Records')[0]).toBe('Date Where Products Area N Cost By State');
    expect(rowsOf('Records').slice(1)).toEqual([
      '21 Nov 2026 Hill Spring growth 400 kg urea 20 ha 9.2 kg N/ha $440.00 by Sam Done open until 24 Nov, 01:00',
      '5 Nov 2026 Tōtara =SUM(A1:A9) 50 L uan32 10 ha 2.1 kg N/ha $100.00 by Sam Done open until 24 Nov, 01:00',
      '3 Aug 2026 Hill First urea 300 kg urea 15 ha 9.2 kg N/ha no price by Jo Part done open until 24 Nov, 01:00',
    ]);
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
    expect(main()).toMatch(/Nutrients: not all known for 1 of 5 records\./);
  });

  it('show what is planned behind what is done, and warn before it goes over the cap', async () => {
    const much = exampleRecord([urea(1200)], { paddockId: 'gully', areaDoneHa: 3.1 });
    const planned = {
      machineId: 'custom',
      tankCapacityL: 1000,
      sprayAreaHa: 3.1,
      applicationRateLPerHa: 300,
      waterTemperatureC: 12,
      paddock: { id: 'gully', name: 'Gully', areaHa: 3.1, landUse: null },
      products: [{ productId: 'urea', rate: { value: 40, unit: 'kg/ha' } }],
    };
    await openApp('/reporting', {
      now,
      documents: [...season, { collection: 'records', id: 'much', value: much }],
      kept: { 'mix.draft': planned },
    });
    // 1,200 kg x 46 % over 3.1 ha are 178.06 kg/ha, and 40 kg x 46 % more are 196.46.
    await waitFor(() =>
      expect(main()).toMatch(
        /Over the limit if sprayed Gully: 178\.1 kg N\/ha \+ 18\.4 kg N\/ha planned is 6\.5 kg N\/ha too much\./,
      ),
    );
    expect(rowsOf('Nitrogen by paddock')[1]).toBe('Gully 3.1 ha 178.1 + 18.4 93.7 %');
    expect(screen.getByRole('link', { name: 'Change the plan' })).toBeDefined();
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
    // An empty chart stands here: the season with its limit.
    await screen.findByRole('img', {
      name: /^A line from July to June\. No records yet\. Limit 190/,
    });
    expect(screen.queryByText('As a table')).toBeNull();
  });
});
