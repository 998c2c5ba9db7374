import { describe, expect, it } from 'vitest';
import { parseClientConfig } from './clientConfig.ts';

const server = { apiKey: 'k', projectId: 'p', appId: 'a', selfHosted: true };

describe('parseClientConfig', () => {
  it('reads the product name and where accounts are kept, and ignores what it does not know', () => {
    const text = JSON.stringify({ productName: 'Kōwhai & Sons', ...server, later: 1 });
    expect(parseClientConfig(text)).toEqual({
      productName: 'Kōwhai & Sons',
      accountServer: server,
      weatherUrl: null,
      mapStyleUrl: null,
    });
  });

  it('knows where the weather may be asked for', () => {
    const weatherUrl = 'https://weather.example/v1/forecast';
    expect(parseClientConfig(JSON.stringify({ productName: 'P', weatherUrl }))).toMatchObject({
      weatherUrl,
    });
  });

  it('takes a server that is not said to be ours for a hosted one', () => {
    const text = JSON.stringify({ productName: 'P', ...server, selfHosted: undefined });
    expect(parseClientConfig(text).accountServer?.selfHosted).toBe(false);
  });

  it('knows a site without accounts', () => {
    expect(parseClientConfig('{"productName":"P"}').accountServer).toBeNull();
  });

  it.each([
    'null',
    '[]',
    '{}',
    '{"productName":""}',
    '{"productName":7}',
    '{"productName":"P","projectId":"p","appId":"a"}',
    '{"productName":"P","projectId":"","apiKey":"k","appId":"a"}',
  ])('refuses %s by naming what is wrong', (text) => {
    expect(() => parseClientConfig(text)).toThrow(/^config: /);
  });

  it('refuses a page whose placeholder was never filled', () => {
    expect(() => parseClientConfig('%CONFIG%')).toThrow(SyntaxError);
  });
});
