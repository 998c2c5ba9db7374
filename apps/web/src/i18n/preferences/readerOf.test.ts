import { describe, expect, it } from 'vitest';
import { linkLanguage } from './linkLanguage.ts';
import { defaultPreferences, keepPreferences, readPreferences } from './preferences.ts';
import { readerOf } from './readerOf.ts';

describe('readerOf', () => {
  it.each([
    [['es-MX', 'en-US'], 'es', 'es-MX', '1,234.5'],
    [['es-ES'], 'es', 'es-ES', '1.234,5'],
    [['fr-FR'], 'fr', 'fr-FR', '1\u202f234,5'],
    [['fr-CA'], 'fr', 'fr-CA', '1\u00a0234,5'],
    [['fr'], 'fr', 'fr-FR', '1\u202f234,5'],
    [['de-DE', 'en-ZA'], 'en', 'en-ZA', '1\u00a0234,5'],
    [['mi'], 'en', 'en-NZ', '1,234.5'],
    [[], 'en', 'en-NZ', '1,234.5'],
  ])('speaks what a device with %j speaks', (languages, language, locale, figure) => {
    const reader = readerOf(defaultPreferences, languages);
    expect(reader).toMatchObject({ language, locale, system: 'metric' });
    expect(`1${reader.signs.group}234${reader.signs.decimal}5`).toBe(figure);
  });

  it.each(['en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'es-MX', 'es-US'])(
    'knows the signs of %s without asking',
    (locale) => {
      const { decimal, group } = readerOf(defaultPreferences, [locale]).signs;
      const written = new Intl.NumberFormat(locale).format(1234567.5);
      expect(`1${group}234${group}567${decimal}5`).toBe(written);
    },
  );

  it('puts the choice of the operator above the device', () => {
    const reader = readerOf({ language: 'es', unitSystem: 'us' }, ['en-US', 'en']);
    expect(reader).toMatchObject({ language: 'es', locale: 'es-ES', system: 'us' });
  });
});

describe('linkLanguage', () => {
  it.each([
    ['/auth/Action', '?mode=verifyEmail&oobCode=x&lang=es', 'es'],
    ['/auth/Action', '?lang=es-419', 'es'],
    ['/auth/Action', '?lang=en', 'en'],
    ['/auth/Action', '?lang=mi', null],
    ['/auth/Action', '?lang=%00', null],
    ['/auth/Action', '', null],
    ['/mix', '?lang=es', null],
  ])('of %s%s is %s', (pathname, search, language) => {
    expect(linkLanguage({ pathname, search })).toBe(language);
  });
});

describe('preferences', () => {
  const storage = new Map<string, string>();
  const device = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => {
      storage.set(key, text);
    },
  };

  it('come back as they were kept', () => {
    expect(keepPreferences(device, { language: 'es', unitSystem: 'imperial' })).toBe(true);
    expect(readPreferences(device)).toEqual({ language: 'es', unitSystem: 'imperial' });
  });

  it.each(['{', '[]', 'null', '7', '{"language":"xx","unitSystem":"cubits"}'])(
    'are the default where %s is stored',
    (text) => {
      expect(readPreferences({ getItem: () => text })).toEqual(defaultPreferences);
    },
  );

  it('are the default where the device refuses', () => {
    const refusing = {
      getItem: () => {
        throw new Error('blocked');
      },
    };
    expect(readPreferences(refusing)).toEqual(defaultPreferences);
    expect(keepPreferences(null, defaultPreferences)).toBe(false);
  });
});
