import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { siteUrl } from '../browser/browser.ts';

const letterFiles = (directory: string): Promise<string[]> =>
  readdir(directory).then(
    (files) => files.filter((file) => file.endsWith('.txt')).sort(),
    // Written with the first letter.
    () => [],
  );

/** The newest link our server has written to an address. Letters are named by the time they were written. */
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

/** The emulator sends nothing and lists its links; a project of ours has them lead to our own page. */
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
 * @param mode what the link is for, as it stands in it
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
