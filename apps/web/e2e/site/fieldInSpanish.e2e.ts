import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { spanish } from '../../src/i18n/packs/spanish.ts';
import { fillWords } from '../../src/i18n/made/en/fill/fillWords.ts';
import { jobWords } from '../../src/i18n/made/en/mix/jobWords.ts';
import { recordStateWords } from '../../src/i18n/made/en/records/recordStateWords.ts';
import { recordWords } from '../../src/i18n/made/en/records/recordWords.ts';
import { resultWords } from '../../src/i18n/made/en/result/resultWords.ts';
import { shareWords } from '../../src/i18n/made/en/records/shareWords.ts';
import { stepReasonWords } from '../../src/i18n/problems/stepReasonWords.ts';
import { openFreshPage } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button, openMix } from '../mix/mixScreen.ts';

/** Every fixed sentence, those of groups too. */
const sentences = (words: object): readonly string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? sentences(value)
        : [],
  );

const isSpanish = new Set(sentences(spanish));
const english = [
  fillWords,
  jobWords,
  recordWords,
  recordStateWords,
  resultWords,
  shareWords,
  stepReasonWords,
]
  .flatMap(sentences)
  .filter((sentence) => sentence.trim().length > 2 && !isSpanish.has(sentence));

/** No line of the screen and no name of a control is an English sentence of the app. */
async function expectNoEnglish(page: Page): Promise<void> {
  await expectClean(page);
  const shown = await page.evaluate(() => [
    ...document.body.innerText.split('\n').map((line) => line.trim()),
    ...[...document.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    ),
  ]);
  const words = new Set(english);
  expect(shown.filter((text) => words.has(text))).toEqual([]);
  const all = shown.join(' ');
  expect(
    english.filter((sentence) => sentence.trim().includes(' ') && all.includes(sentence)),
  ).toEqual([]);
}

/** A device whose voices load some time after the page, as they do on Android. */
const withVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voices = [
      { lang: 'en-NZ', localService: true },
      { lang: 'es-ES', localService: false },
      { lang: 'es-MX', localService: true },
    ];
    const synthesis = Object.assign(new EventTarget(), {
      here: false,
      getVoices: () => (synthesis.here ? voices : []),
      cancel: () => undefined,
      speak: ({ text, lang }: { text: string; lang: string }) => said.push(`${lang}: ${text}`),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        voice = null;
        lang = '';
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.assign(window, {
      said,
      bringVoices: () => {
        synthesis.here = true;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      },
    });
  });

it('speaks the steps with the device’s own Spanish voice, once it has one', async () => {
  const { page, close } = await openFreshPage({ locale: 'es-AR' });
  await withVoices(page);
  await openMix(page, { ...urea, sprayAreaHa: 10 });
  await page.goto('/result');
  await button(page, 'Empezar a llenar').click();
  await page.getByRole('heading', { name: 'Antes de llenar' }).last().waitFor();
  await button(page, 'Empezar a llenar').click();
  await button(page, /cargas y ajustes/).click();
  await page.getByText('Este dispositivo no tiene voz').waitFor();
  await button(page, /Decir los pasos/).click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(await said()).toEqual([]);
  await page.evaluate(() => {
    (window as unknown as { bringVoices: () => void }).bringVoices();
  });
  await page.getByText('Este dispositivo no tiene voz').waitFor({ state: 'detached' });
  await button(page, 'Cerrar').click();
  await button(page, 'Hecho').click();
  await page.getByText('Paso 2 de').waitFor();
  await expect
    .poll(said)
    .toEqual([
      'es-MX: Añada 700 litros de agua. Línea 700 litros.',
      'es-MX: Añada 200 kilogramos de urea. Línea 848 litros.',
    ]);
  await close();
});

it('is planned, filled, recorded and shared without a word of English, on the smallest phone', async () => {
  const { page, complaints, close } = await openFreshPage({
    locale: 'es-AR',
    viewport: { width: 320, height: 640 },
  });
  await openMix(page, {
    ...urea,
    sprayAreaHa: 10,
    products: [
      {
        productId: 'urea',
        rate: { value: 20, unit: 'kg/ha' },
        containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      },
      { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
    ],
  });
  await page.goto('/result');
  await button(page, 'Empezar a llenar').waitFor();
  await expectNoEnglish(page);
  await button(page, 'Compartir').click();
  await page.getByRole('img', { name: /Código cuadrado/ }).waitFor();
  await expectNoEnglish(page);
  await button(page, 'Cerrar').click();

  await button(page, 'Empezar a llenar').click();
  await page.getByRole('heading', { name: 'Antes de llenar' }).last().waitFor();
  await expectNoEnglish(page);
  await page.getByText(/enfría mucho el tanque/).waitFor();
  await button(page, 'Empezar a llenar').click();
  await page.getByText('Paso 1 de 5').waitFor();
  await expectNoEnglish(page);
  await button(page, /cargas y ajustes/).click();
  await expectNoEnglish(page);
  await button(page, /Prueba en frasco/).click();
  await page.getByText('Prueba en un frasco').waitFor();
  await button(page, 'No se mezcló').click();
  await expectNoEnglish(page);
  await button(page, 'Cerrar').click();
  await button(page, /cargas y ajustes/).click();
  await button(page, /¿Qué queda\?/).click();
  await page.getByRole('textbox', { name: /Superficie que queda/ }).fill('3,2');
  await page.getByRole('textbox', { name: /En el tanque ahora/ }).fill('140');
  await page.getByText('1 carga, línea 320').waitFor();
  await expectNoEnglish(page);
  await button(page, 'Cerrar').click();

  await button(page, 'Hecho').click();
  await page.getByText('Paso 2 de 5').waitFor();
  expect(await page.locator('main').innerText()).toMatch(/8 bolsas de 25/);
  await expectNoEnglish(page);
  await button(page, 'Otra cantidad').click();
  await page.getByRole('textbox', { name: /Cantidad en el tanque/ }).fill('190');
  await button(page, /Ajustar el resto/).waitFor();
  await expectNoEnglish(page);
  await button(page, 'Cerrar').click();
  await button(page, 'Saltar').click();
  await expectNoEnglish(page);
  await button(page, 'Cerrar').click();
  await button(page, 'Hecho').click();
  await page.getByRole('timer').waitFor();
  await expectNoEnglish(page);
  await button(page, 'Claro, seguir').click();
  await expectNoEnglish(page);
  await button(page, 'Seguir sin esperar').click();
  await page.getByText('Paso 4 de 5').waitFor();
  await button(page, 'Hecho').click();
  await page.getByText('Paso 5 de 5').waitFor();
  await expectNoEnglish(page);
  await button(page, 'Hecho').click();
  await page.getByText('La carga 1 está en el tanque').waitFor();
  await expectNoEnglish(page);

  await page.getByRole('link', { name: 'Registrar el trabajo' }).click();
  await page.getByText('Planeado y hecho').first().waitFor();
  await page.getByRole('combobox', { name: /reglas/ }).selectOption('NZ');
  await page.getByRole('textbox', { name: /Temperatura del aire/ }).fill('25');
  await page.getByRole('textbox', { name: /Humedad/ }).fill('50');
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectNoEnglish(page);
  await button(page, 'Guardar el registro').click();
  await page.getByText('Guardado en este dispositivo', { exact: true }).waitFor();
  await expectNoEnglish(page);
  expect(complaints).toEqual([]);
  await close();
});
