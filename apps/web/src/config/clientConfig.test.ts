import { describe, expect, it } from 'vitest';
import { parseClientConfig } from './clientConfig.ts';

describe('parseClientConfig', () => {
  it('reads the product name and ignores what it does not know', () => {
    expect(parseClientConfig('{"productName":"Kōwhai & Sons","selfHosted":true}')).toEqual({
      productName: 'Kōwhai & Sons',
    });
  });

  it.each(['null', '[]', '{}', '{"productName":""}', '{"productName":7}'])(
    'refuses %s by naming what is wrong',
    (text) => {
      expect(() => parseClientConfig(text)).toThrow(/^config: /);
    },
  );

  it('refuses a page whose placeholder was never filled', () => {
    expect(() => parseClientConfig('%CONFIG%')).toThrow(SyntaxError);
  });
});
