import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { siteUrl } from '../browser/browser.ts';

const letterFiles = (directory: string): Promise<string[]> =>
  readdir(directory).then(
    (files) => files.filter((file) => file.endsWith('.txt')).sort(),
    // The folder is made with the first letter.
    () => [],
  );

/** The newest link in the folder of letters. A letter's name is the time it was written. */
async function linkInFolder(directory: string, to: string, mode: string): Promise<string> {
  let link = '';
  for (const file of await letterFiles(directory)) {
    const letter = await readFile(join(directory, file), 'utf8');
    const found = new RegExp(`https?://\\S*mode=${mode}&\\S*`).exec(letter)?.[0];
    if (found !== undefined && letter.startsWith(`To: ${to}\n`)) link = found;
  }
  return link;
}

interface EmulatorLetter {
  readonly email: string;
  /** Where the letter goes when an address is changed. */
  readonly newEmail?: string;
  readonly oobLink: string;
}

/**
 * The emulator sends no letters and lists links; a real project has them lead to the app's page.
 */
async function linkInEmulator(listUrl: string, to: string, mode: string): Promise<string> {
  const { oobCodes } = (await (await fetch(listUrl)).json()) as {
    readonly oobCodes: readonly EmulatorLetter[];
  };
  const found = oobCodes.findLast(
    ({ email, newEmail, oobLink }) =>
      (newEmail ?? email) === to && new URL(oobLink).searchParams.get('mode') === mode,
  );
  return found === undefined ? '' : `${siteUrl()}/auth/Action${new URL(found.oobLink).search}`;
}

/**
 * The link in the newest letter to an address, once it is there.
 * @param mode the purpose of the link, as it stands in the link
 * @param after a link that is older
 */
export async function letterLink(to: string, mode: string, after = ''): Promise<string> {
  const letters = inject('letters');
  let link = '';
  await expect
    .poll(
      async () => {
        link =
          letters.kind === 'folder'
            ? await linkInFolder(letters.path, to, mode)
            : await linkInEmulator(
                `${letters.origin}/emulator/v1/projects/${letters.projectId}/oobCodes`,
                to,
                mode,
              );
        return link !== '' && link !== after;
      },
      { message: `no letter to ${to} for ${mode}` },
    )
    .toBe(true);
  return link;
}
