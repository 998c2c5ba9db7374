import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readSheet } from 'read-excel-file/universal';
import type { CsvForm } from '../../src/device/files/csvText.ts';

/** Why no file can be opened; null: LibreOffice is installed. */
export const missing: string | null =
  spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0
    ? null
    : 'LibreOffice Calc is not installed (Debian: apt-get install libreoffice-calc-nogui)';

/** A country that uses the form's signs: its locale, and the number of its language in Windows. */
const COUNTRY = {
  ',': { locale: 'fr-FR', language: 1036 },
  '.': { locale: 'en-NZ', language: 5129 },
} as const;

const LOCALE_PATH = '/org.openoffice.Setup/L10N';
/** The program's settings with this locale. */
const chosen = (locale: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="${LOCALE_PATH}"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item></oor:items>`;

export type OpenedCell = string | number | boolean | Date | null;

/** Separator, quotes, UTF-8, from the first line, no formats, language, quoted is no text, special numbers. */
const settings = ({ separator, decimal }: CsvForm): string =>
  `${separator.charCodeAt(0)},34,76,1,,${COUNTRY[decimal].language},false,true`;

/**
 * Opens a file as LibreOffice does in the form's country, with numbers and days recognised by
 * itself, and saves it.
 * @param ending of a kind of file, with the filter that writes it
 */
async function savedAs(text: string, form: CsvForm, ending: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'mix-office-'));
  try {
    const file = join(folder, 'file.csv');
    await writeFile(file, text);
    const saved = join(folder, 'saved');
    const profile = join(folder, 'profile');
    await mkdir(join(profile, 'user'), { recursive: true });
    const { locale } = COUNTRY[form.decimal];
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), chosen(locale));
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...['--headless', `--infilter=CSV:${settings(form)}`, '--convert-to', ending],
      ...['--outdir', saved, file],
    ]);
    return await readFile(join(saved, `file.${ending.replace(/:.*/, '')}`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The cells of a file, once it was opened. */
export async function openCsv(
  text: string,
  form: CsvForm,
): Promise<readonly (readonly OpenedCell[])[]> {
  const workbook = new Uint8Array(await savedAs(text, form, 'xlsx'));
  // Blanks around a text are part of it.
  return (await readSheet(workbook.buffer, { trim: false })) as readonly OpenedCell[][];
}

/** The file after it was opened and saved in its own format. */
export const savedAgain = (text: string, form: CsvForm): Promise<Uint8Array> =>
  savedAs(text, form, `csv:Text - txt - csv (StarCalc):${settings(form)}`);
