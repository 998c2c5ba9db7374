import { expect, it } from 'vitest';
import { creditsOf } from './creditsOf.ts';

const mapOf = (attributions: Readonly<Record<string, string | undefined>>) => ({
  getStyle: () => ({ sources: attributions }),
  getSource: (id: string) => ({ attribution: attributions[id] }),
});

it('credits are plain words, each once', () => {
  expect(
    creditsOf(
      mapOf({
        a: '<a href="https://map.example" onclick="x()">&copy; Map &amp; Co</a>',
        b: '© Map & Co',
        c: '<b></b>',
        d: undefined,
        e: 'Photos: LINZ CC BY 4.0',
      }),
    ),
  ).toEqual(['© Map & Co', 'Photos: LINZ CC BY 4.0']);
});
