import { catalogue } from '@mix/catalogue';
import type { OwnProduct } from '@mix/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planImport } from './planImport.ts';
import { LARGEST_FILE_BYTES, MOST_ROWS, readFileRows } from './readFileRows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = 'Name,Kind,Form,In the tank,Mixing order class';
const rest = 'herbicide,liquid,liquid,90';
const json = (products: string) => `{"format":"mix-products","version":1,"products":${products}}`;

const faultOf = (content: string | Uint8Array) => {
  const read = readFileRows(typeof content === 'string' ? bytes(content) : content);
  return read.ok ? null : read.error;
};

function entriesOf(text: string, own: readonly OwnProduct[] = []) {
  const read = readFileRows(bytes(text));
  if (!read.ok) throw new Error(read.error);
  let count = 0;
  const newId = () => `own-new${(count += 1)}`;
  return planImport(read.value, { own, saltTables: catalogue.saltTables, newId });
}

const told = (text: string) =>
  entriesOf(text).map(({ state, faults }) => [
    state,
    ...faults.map(({ key, code }) => `${key} ${code}`),
  ]);

describe('a file that is none of products', () => {
  it.each([
    ['', 'noProducts'],
    ['hello', 'noProducts'],
    ['<html><body>sign in</body></html>', 'noProducts'],
    [head, 'noProducts'],
    [`${head}\n"never closed,${rest}`, 'notReadable'],
    [`Name,Name\na,b`, 'columnTwice'],
    ['{"a":1', 'notReadable'],
    ['[1,2,3]', 'noProducts'],
    ['{"products":[]}', 'noProducts'],
    [json('[]'), 'noProducts'],
    [json('{"0":{}}'), 'noProducts'],
    ['{"format":"mix-products","version":2,"products":[{}]}', 'newer'],
    ['['.repeat(100_000), 'notReadable'],
    [
      `{"format":"mix-products","version":1,"products":${'['.repeat(40)}${']'.repeat(40)}}`,
      'notReadable',
    ],
    [`${head}\nA\0B,${rest}`, 'notText'],
    [`${head}\n${`A,${rest}\n`.repeat(MOST_ROWS + 1)}`, 'tooManyRows'],
    [json(`[${'{},'.repeat(MOST_ROWS)}{}]`), 'tooManyRows'],
  ])('is refused whole, case %#', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('is refused for its size before it is read, and when it is no text', () => {
    expect(faultOf(new Uint8Array(LARGEST_FILE_BYTES + 1))).toBe('tooLarge');
    expect(faultOf(Uint8Array.of(0x4e, 0x01, 0x2c, 0xff))).toBe('notText');
  });

  it('never throws, whatever bytes it has', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.json().map(bytes), fc.string().map(bytes)),
        (content) => {
          const read = readFileRows(content);
          if (read.ok) planImport(read.value, { own: [], saltTables: [], newId: () => 'own-new' });
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a row that does not fit', () => {
  it.each([
    [`${head}\n,${rest}`, ['name missing']],
    [`${head}\nA,poison,liquid,liquid,90`, ['category notAChoice']],
    [`${head}\nA,herbicide,liquid,dissolves,90`, ['behaviour doesNotFit']],
    [`${head},Density of the liquid (kg/L)\nA,${rest},1e999`, ['liquidDensityKgPerL notANumber']],
    [`${head},Density of the liquid (kg/L)\nA,${rest},"1,2"`, ['liquidDensityKgPerL notANumber']],
    [`${head},Density of the liquid (kg/L)\nA,${rest},0x1`, ['liquidDensityKgPerL notANumber']],
    [`${head},Density of the liquid (kg/L)\nA,${rest},13.2`, ['liquidDensityKgPerL outOfRange']],
    [`${head},N (% by weight),P (% by weight)\nA,${rest},60,50`, ['nutrientsPct sumAbove100']],
    [`${head},Room in the tank (L/kg)\nA,${rest},0.5`, ['displacementLPerKg doesNotFit']],
    [
      `${head},Solubility (°C: g per kg water)\nA,lime,powder,dissolves,40,10: 5; 0: 4`,
      ['solubility notAscending'],
    ],
    [`${head},Highest rate\nA,${rest},5`, ['rate.unit missing']],
    [
      `${head},Highest rate,Unit of the rate\nA,lime,powder,suspends,50,5,L/ha`,
      ['rate.unit doesNotFit'],
    ],
    [
      json(
        '[{"name":"A","category":"fertiliserSoluble","form":"powder","behaviour":"dissolves","mixClass":40,"saltTable.saltId":"ammoniumSulphate"}]',
      ),
      ['saltTable.anhydrousFraction missing'],
    ],
    [`${head},Notes and restrictions\nA,${rest},a\u202eb`, ['notes notText']],
    [
      json(
        '[{"name":"A","category":"herbicide","form":"liquid","mixClass":90,"liquidDensityKgPerL":1e999}]',
      ),
      ['liquidDensityKgPerL notANumber'],
    ],
    [
      json('[{"name":"A","category":"herbicide","form":"liquid","mixClass":90,"groups":[1]}]'),
      ['groups notText'],
    ],
    [
      json('[{"name":{"a":1},"category":"herbicide","form":"liquid","mixClass":90}]'),
      ['name notText'],
    ],
  ])('is refused with its field and its reason, case %#', (text, faults) => {
    expect(told(text)).toEqual([['refused', ...faults]]);
  });

  it('says back what stood there', () => {
    const [entry] = entriesOf(`${head},Density of the liquid (kg/L)\nA,${rest},about 1`);
    expect(entry?.number).toBe(2);
    expect(entry?.faults[0]?.value).toBe('about 1');
  });

  it('does not keep the others out', () => {
    expect(
      told(`${head}\nA,${rest}\nB,poison,liquid,liquid,90\nC,${rest}`).map(([state]) => state),
    ).toEqual(['new', 'refused', 'new']);
  });

  it('is refused when the file names its product twice', () => {
    expect(told(`${head}\nA,${rest}\na ,${rest}`)).toEqual([
      ['new'],
      ['refused', 'name duplicate'],
    ]);
  });
});

describe('a file that can be read', () => {
  it('may have a byte order mark, semicolons, decimal commas and headings in any case', () => {
    const text = `\uFEFFNAME;kind;Form;mixclass;density of the liquid (KG/L);N (% by weight);Mine\nA;herbicide;liquid;90;1,095;0,5;x\n`;
    const read = readFileRows(bytes(text));
    expect(read.ok && read.value.decimal).toBe(',');
    expect(read.ok && read.value.unknownColumns).toEqual(['Mine']);
    expect(entriesOf(text)[0]?.product).toMatchObject({
      name: 'A',
      behaviour: 'liquid',
      liquidDensityKgPerL: 1.095,
      nutrientsPct: { N: 0.5 },
    });
  });

  it('never guesses whether a point groups thousands', () => {
    const file = (density: string, nitrogen: string) =>
      `Name;Kind;Form;Mixing order class;Density of the liquid (kg/L);N (% by weight)\nA;herbicide;liquid;90;${density};${nitrogen}`;
    expect(told(file('1.095', '5'))).toEqual([['refused', 'liquidDensityKgPerL notANumber']]);
    expect(entriesOf(file('1.095', '0.5'))[0]?.product?.liquidDensityKgPerL).toBe(1.095);
  });

  it('leaves the prototype of everything alone', () => {
    const text = json(
      '[{"__proto__":{"category":"lime"},"constructor":{"prototype":{"x":1}},"name":"A","category":"herbicide","form":"liquid","mixClass":90}]',
    );
    expect(entriesOf(text)[0]?.product?.category).toBe('herbicide');
    expect(({} as Record<string, unknown>).category).toBeUndefined();
    const bare = json('[{"__proto__":{"name":"A","category":"lime"}}]');
    expect(told(bare)[0]?.[0]).toBe('refused');
  });

  it('cannot give a product the key of one in the catalogue', () => {
    expect(entriesOf(`Key,${head}\nurea,A,${rest}`)[0]?.product?.id).toBe('own-new1');
  });

  it('changes only the columns it has, and says each change', () => {
    const [before] = entriesOf(`Key,${head},Density of the liquid (kg/L)\nown-1,A,${rest},1.1`);
    if (before?.product == null) throw new Error('refused');
    const own = [before.product];
    const [entry] = entriesOf(`Name,N (% by weight)\na,5`, own);
    expect(entry?.state).toBe('changed');
    expect(entry?.product).toMatchObject({
      id: 'own-1',
      liquidDensityKgPerL: 1.1,
      nutrientsPct: { N: 5 },
    });
    expect(entry?.changes).toContainEqual({ key: 'nutrientsPct.N', before: null, after: 5 });
    const [emptied] = entriesOf(`Name,Density of the liquid (kg/L),N (% by weight)\nA,,`, own);
    expect(emptied?.changes).toEqual([{ key: 'liquidDensityKgPerL', before: 1.1, after: null }]);
  });

  it('lets a room that a file changes rule over the salt table', () => {
    const ams = catalogue.products.find(({ id }) => id === 'ams');
    if (ams === undefined) throw new Error('no ams');
    const own = [{ ...ams, id: 'own-1', container: null, price: null }];
    const [entry] = entriesOf('Key,Name,Room in the tank (L/kg)\nown-1,A,0.5', own);
    expect(entry?.product).toMatchObject({
      displacementLPerKg: 0.5,
      saltTable: { saltId: 'ammoniumSulphate', givesRoom: false },
    });
  });

  it('takes a file of the largest size', () => {
    const line = `,${rest},${'x'.repeat(400)}\n`;
    const rows = Array.from({ length: MOST_ROWS }, (_, place) => `P${place}${line}`);
    expect(entriesOf(`${head},Notes and restrictions\n${rows.join('')}`)).toHaveLength(MOST_ROWS);
  });
});
