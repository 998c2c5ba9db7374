import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterChoices, filterOf, filterRows, noFilter, withFilter } from './ReportFilter.ts';
import { exampleRecord, exampleRows, paddock, urea } from '../testing/exampleRecord.ts';

const TODAY = '2026-11-22';

const on = (day: string, known = {}) =>
  exampleRecord([urea(1)], { endedAt: `${day}T10:00:00+13:00`, ...known });

describe('the filter in the address', () => {
  it('comes back as it went, whatever a name holds', () => {
    const word = fc.option(fc.string({ unit: 'grapheme', minLength: 0 }), { nil: null });
    const day = fc.option(
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      { nil: null },
    );
    fc.assert(
      fc.property(
        fc.record({ from: day, to: day, paddock: word, product: word, person: word }),
        (filter) => {
          expect(filterOf(withFilter('', filter), TODAY)).toEqual(filter);
          expect(filterOf(withFilter('?record=1', filter), TODAY)).toEqual(filter);
        },
      ),
    );
  });

  it.each(['?from=yesterday', '?from=2026-02-30', '?to=', '?other=1', ''])(
    'asks for this season where %j says nothing of days',
    (search) => {
      const season = { from: '2026-07-01', to: '2027-06-30' };
      expect(filterOf(search, TODAY)).toEqual({ ...noFilter, ...season });
    },
  );

  it('asks for all days only where they are asked for', () => {
    expect(withFilter('/reporting', noFilter)).toBe('/reporting?days=all');
    expect(filterOf('?days=all', TODAY)).toEqual(noFilter);
  });
});

describe('filterRows', () => {
  const hill = paddock('p1', 'Hill', 20);
  const rows = exampleRows(
    [
      on('2026-07-01', { location: ' hill ', operator: 'Sam' }),
      on('2026-06-30', { paddockId: 'p1', operator: 'Jo ' }),
      on('2026-07-02', { location: 'Flat' }),
    ],
    [hill],
  );
  const shown = (filter: Partial<typeof noFilter>) =>
    filterRows(rows, { ...noFilter, ...filter }).map(({ id }) => id);

  it('shows the latest first, and both ends of a range', () => {
    expect(shown({})).toEqual(['r2', 'r0', 'r1']);
    expect(shown({ from: '2026-07-01', to: '2026-07-01' })).toEqual(['r0']);
    expect(shown({ to: '2026-06-30' })).toEqual(['r1']);
  });

  it('finds a paddock by its id or its name, a person by the name alone', () => {
    expect(shown({ paddock: 'p.p1' })).toEqual(['r0', 'r1']);
    expect(shown({ paddock: 'w.flat' })).toEqual(['r2']);
    expect(shown({ person: 'Jo' })).toEqual(['r1']);
    expect(shown({ product: 'urea' })).toHaveLength(3);
    expect(shown({ product: 'dap' })).toEqual([]);
  });

  it('offers what there is, once each', () => {
    expect(filterChoices(rows)).toEqual({
      paddocks: [
        { value: 'w.flat', name: 'Flat' },
        { value: 'p.p1', name: 'Hill' },
      ],
      products: [{ value: 'urea', name: 'urea' }],
      people: [
        { value: 'Jo', name: 'Jo' },
        { value: 'Sam', name: 'Sam' },
      ],
    });
  });

  it('does not guess between two paddocks of one name', () => {
    const [row] = exampleRows(
      [on('2026-07-01', { location: 'Hill' })],
      [hill, paddock('p2', 'hill', 3)],
    );
    expect(row?.place).toEqual({ key: 'w.hill', name: 'Hill', areaHa: null, landUse: null });
  });

  it('finds a renamed paddock by what was said before, and a deleted one that was added again', () => {
    const north = { id: 'p1', value: { ...hill.value, name: 'North', earlierNames: ['Hill'] } };
    const [said] = exampleRows([on('2026-07-01', { location: 'Hill' })], [north]);
    expect(said?.place).toMatchObject({ key: 'p.p1', name: 'North' });
    const [gone] = exampleRows([on('2026-07-01', { paddockId: 'p0', location: 'Hill' })], [hill]);
    expect(gone?.place.key).toBe('p.p1');
  });
});
