import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

test('what is shipped asks for eight characters; nothing set, for six', () => {
  expect(readConfig({}).accounts.identity.passwordPolicy.minLength).toBe(6);
  for (const file of ['mix-calculator.service', 'Containerfile']) {
    const text = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
    expect(text, file).toMatch(/\bPASSWORD_MIN_LENGTH=8\b/);
  }
});

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
    ['METRICS_PORT', '9e3'],
    ['HOST', ' '],
    ['PRODUCT_NAME', 'x'.repeat(41)],
    ['PRODUCT_NAME', 'two\nlines'],
    ['PRODUCT_NAME', 'hidden\u202ename'],
    ['PUBLIC_URL', 'mix.example.org'],
    ['PUBLIC_URL', 'https://mix.example.org/path'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://name:word@mix.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['WEATHER_URL', 'http://weather.example/v1'],
    ['WEATHER_URL', 'no'],
    ['WEATHER_URL', 'https://name:word@weather.example'],
    ['MAP_STYLE_URL', 'off'],
    ['MAP_STYLE_URL', 'http://map.example/style.json'],
    ['MAP_ORIGINS', 'https://tiles.example/path'],
    ['MAP_ORIGINS', '*'],
    ['SIGN_UP', 'yes'],
    ['HIDE_ACCOUNTS', 'true'],
    ['RATE_LIMITS', '0'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_MIN_LENGTH', 'eight'],
    ['PASSWORD_MAX_LENGTH', '4097'],
    ['PASSWORD_REQUIRES', 'numeric,emoji'],
    ['CONTINUE_ORIGINS', 'https://example.org/path'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'nobody'],
  ])('%s=%j is refused by name', (key, value) => {
    expect(message({ [key]: value })).toContain(`  ${key} must `);
  });

  test('the weather is asked for at Open-Meteo, elsewhere, or nowhere', () => {
    expect(readConfig({}).weatherUrl).toBe('https://api.open-meteo.com/v1/forecast');
    expect(readConfig({ WEATHER_URL: 'off' }).weatherUrl).toBeNull();
    const stand = 'http://127.0.0.1:9/v1/forecast';
    expect(readConfig({ WEATHER_URL: stand }).weatherUrl).toBe(stand);
  });

  test('there is no map but the one that is named, with the origins that are named', () => {
    const MAP_STYLE_URL = 'https://map.example/style.json';
    expect(readConfig({ MAP_ORIGINS: 'https://tiles.example' }).map).toBeNull();
    expect(
      readConfig({ MAP_STYLE_URL, MAP_ORIGINS: 'https://tiles.example/, https://letters.example' })
        .map,
    ).toEqual({
      styleUrl: MAP_STYLE_URL,
      origins: ['https://tiles.example', 'https://letters.example'],
    });
  });

  test('accounts are safe without any key', () => {
    expect(readConfig({}).accounts).toMatchObject({
      identity: {
        passwordPolicy: { minLength: 6, maxLength: 4096, lowercase: false, numeric: false },
        signUp: 'open',
        hidesAccounts: true,
        hasLimits: true,
        continueOrigins: [],
      },
      smtpUrl: null,
      mailFrom: null,
    });
  });

  test('a password rule is set by its name', () => {
    const { passwordPolicy } = readConfig({
      PASSWORD_REQUIRES: 'numeric, nonAlphanumeric',
      PASSWORD_MIN_LENGTH: '6',
    }).accounts.identity;
    expect(passwordPolicy).toMatchObject({ minLength: 6, numeric: true, nonAlphanumeric: true });
    expect(passwordPolicy).toMatchObject({ lowercase: false, uppercase: false });
  });

  test('the password of a mail server is in no message', () => {
    const text = message({ SMTP_URL: 'http://user:secret@mail.example.org' });
    expect(text).toContain('  SMTP_URL must be such as smtps:');
    expect(text).not.toContain('secret');
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
