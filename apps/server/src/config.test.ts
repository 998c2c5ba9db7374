import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const message = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('readConfig', () => {
  test('an empty environment gives the embedded product on this machine', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      productName: 'Paddock',
      publicUrl: null,
      logLevel: 'info',
    });
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', PRODUCT_NAME: '' })).toMatchObject({
      port: 8080,
      productName: 'Paddock',
    });
  });

  test('values are taken as given', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        DATA_DIR: 'somewhere',
        PRODUCT_NAME: ' Høyland & Co ',
        PUBLIC_URL: 'https://mix.example.org/',
        LOG_LEVEL: 'debug',
        UNRELATED: 'kept out',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDirectory: resolve('somewhere'),
      productName: 'Høyland & Co',
      publicUrl: 'https://mix.example.org',
      logLevel: 'debug',
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '8080.5'],
    ['HOST', ' '],
    ['PRODUCT_NAME', 'x'.repeat(41)],
    ['PRODUCT_NAME', 'two\nlines'],
    ['PRODUCT_NAME', 'hidden\u202ename'],
    ['PUBLIC_URL', 'mix.example.org'],
    ['PUBLIC_URL', 'https://mix.example.org/path'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://name:word@mix.example.org'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%j is refused by name', (key, value) => {
    expect(message({ [key]: value })).toContain(`  ${key} must `);
  });

  test('every bad key is listed at once', () => {
    const text = message({ PORT: 'x', LOG_LEVEL: 'y', PUBLIC_URL: 'z' });
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(' ')[0]),
    ).toEqual(['PORT', 'PUBLIC_URL', 'LOG_LEVEL']);
  });
});
