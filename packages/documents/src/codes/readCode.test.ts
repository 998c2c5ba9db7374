import { describe, expect, it } from 'vitest';
import { gtinText } from './gtin.ts';
import { learnedCodeKind } from './LearnedCode.ts';
import { readCode } from './readCode.ts';

const YEAR = 2026;
const GS = '\u001D';

describe('the number below the bars', () => {
  // GS1 General Specifications 7.9.1 works 629104150021 out to check digit 3.
  it.each([
    ['EAN-13', '6291041500213', '06291041500213'],
    ['EAN-13 as printed', '9 421003 456716', '09421003456716'],
    ['EAN-8', '96385074', '00000096385074'],
    ['UPC-A', '036000291452', '00036000291452'],
    ['UPC-A as EAN-13', '0036000291452', '00036000291452'],
    ['ITF-14', '10614141000415', '10614141000415'],
  ])('%s', (_name, text, gtin) => {
    expect(readCode(text, YEAR).code).toMatchObject({ id: `gtin-${gtin}`, gtin, batch: null });
  });

  it('one digit wrong, or two changed over, is no number', () => {
    for (const wrong of ['6291041500214', '6291041500231', '9421003465716']) {
      expect(readCode(wrong, YEAR)).toEqual({ code: null, fault: 'checkDigit' });
    }
  });

  it('stands as it is printed', () => {
    expect(gtinText('09421003456716')).toBe('9 421003 456716');
    expect(gtinText('00036000291452')).toBe('0 036000 291452');
    expect(gtinText('00000096385074')).toBe('9638 5074');
    expect(gtinText('10614141000415')).toBe('10614141000415');
  });
});

describe('a code with more than the number', () => {
  const whole = { gtin: '09421003456716', batch: 'U-4533', expiresOn: '2028-06-30' };

  it.each([
    ['as a reader tells it', ']d201094210034567161728063010U-4533'],
    ['batch before expiry', `]C1010942100345671610U-4533${GS}17280630`],
    ['begun with FNC1', `${GS}010942100345671610U-4533${GS}17280600`],
    ['without any sign', '01094210034567161728063010U-4533'],
    ['as people print it', '(01)09421003456716(17)280630(10)U-4533'],
    ['as a link', 'https://id.gs1.org/01/09421003456716/10/U-4533?17=280630'],
    [
      'serial as a part of a link',
      'https://id.gs1.org/01/09421003456716/10/U-4533/21/S1?17=280630',
    ],
    ['weight and serial between', `]d20109421003456716310000002521S1${GS}1728063010U-4533`],
  ])('%s', (_name, text) => {
    expect(readCode(text, YEAR).code).toMatchObject(whole);
  });

  it.each([
    ['an element string', `]d20109421003456716310000002521S1${GS}1728063010U-4533`, 'S1'],
    ['brackets', '(01)09421003456716(21) 00042 (10)U-4533', '00042'],
    ['a link', 'https://id.gs1.org/01/09421003456716/21/S%2F1', 'S/1'],
    ['none', '(01)09421003456716(10)U-4533', null],
  ])('tells the number of the pack itself, of %s', (_name, text, serial) => {
    expect(readCode(text, YEAR).code?.serial).toBe(serial);
  });

  it('finds the same document as the bars alone', () => {
    const bars = readCode('9421003456716', YEAR).code?.id;
    expect(readCode('(01)09421003456716(10)U-4533', YEAR).code?.id).toBe(bars);
  });

  it.each([
    ['271131', null],
    ['270229', null],
    ['280200', '2028-02-29'],
    ['991231', '1999-12-31'],
    ['770101', '1977-01-01'],
    ['760101', '2076-01-01'],
  ])('a date of six digits: %s is %s', (digits, day) => {
    expect(readCode(`(01)09421003456716(17)${digits}`, YEAR).code?.expiresOn).toBe(day);
  });

  it('a number that contradicts itself is refused in there too', () => {
    expect(readCode('(01)09421003456717(10)U', YEAR).fault).toBe('checkDigit');
  });
});

describe('another code', () => {
  it.each(['DRUM/0042', 'https://example.com/p?x=1', '.', '..', 'Fass äöü', '12345', '\uD800x'])(
    'is the name of its pack: %j',
    (text) => {
      const { code } = readCode(text, YEAR);
      expect(code?.gtin).toBeNull();
      expect(code?.id).toMatch(/^text-[^/]+$/);
    },
  );

  it('is nothing when empty, and no pack when it is a page', () => {
    expect(readCode('  ', YEAR).fault).toBe('empty');
    expect(readCode('x'.repeat(301), YEAR).fault).toBe('tooLong');
  });
});

describe('a learned code', () => {
  const code = { text: '9421003456716', productId: 'urea', pack: { unit: 'kg', value: 25 } };
  it('comes back as it was written, and not from another version', () => {
    const fields = { ...code, schemaVersion: 1 };
    expect(learnedCodeKind.parse(fields)).toEqual(code);
    expect(learnedCodeKind.parse({ ...fields, pack: undefined })).toMatchObject({ pack: null });
    expect(learnedCodeKind.parse({ ...fields, pack: { unit: 'kg', value: 0 } })).toBeNull();
    expect(learnedCodeKind.parse({ ...fields, schemaVersion: 2 })).toBeNull();
    expect(learnedCodeKind.parse({ ...fields, soldAs: 'Ally' })).toEqual({
      ...code,
      soldAs: 'Ally',
    });
    expect(learnedCodeKind.parse({ ...fields, soldAs: 5 })).toBeNull();
  });
});
