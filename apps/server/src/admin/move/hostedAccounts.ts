import { z } from 'zod';
import type { HostedScryptParameters } from '../../identity/passwords/hostedScrypt.ts';
import { ask, type HostedProject } from './HostedProject.ts';
import { MoveError } from '../../moveProgress.ts';

/** Accounts in one request: the service takes and gives no more. */
export const ACCOUNT_PAGE = 1000;

/** `UserInfo` of the service: the fields that this product has a place for. */
const userShape = z.object({
  localId: z.string().min(1).max(128),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  passwordHash: z.string().optional(),
  salt: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  disabled: z.boolean().default(false),
  customAttributes: z.string().optional(),
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
  lastRefreshAt: z.string().optional(),
  passwordUpdatedAt: z.number().optional(),
  mfaInfo: z.array(z.unknown()).default([]),
});
export type HostedUser = z.infer<typeof userShape>;

const pageShape = z.object({
  users: z.array(userShape).default([]),
  nextPageToken: z.string().optional(),
});

const accountsUrl = ({ accountsUrl: origin, projectId }: HostedProject, call: string): string =>
  `${origin}/v1/projects/${projectId}/accounts:${call}`;

/** Every account of the project with the hash of its password. Asking changes nothing. */
export async function* hostedUsers(project: HostedProject): AsyncGenerator<readonly HostedUser[]> {
  let token: string | undefined;
  do {
    const url = new URL(accountsUrl(project, 'batchGet'));
    url.searchParams.set('maxResults', String(ACCOUNT_PAGE));
    if (token !== undefined) url.searchParams.set('nextPageToken', token);
    const page = pageShape.parse(await ask(project, url.href, null));
    if (page.users.length > 0) yield page.users;
    token = page.users.length === 0 ? undefined : page.nextPageToken;
  } while (token !== undefined);
}

/** The algorithm and parameters of the password hashes, as `batchCreate` wants them. */
export type HashParameters = Readonly<Record<string, unknown>>;

/** An account as `batchCreate` takes it. */
export type UploadedUser = Readonly<Record<string, unknown>> & { readonly localId: string };

const uploadShape = z.object({
  error: z
    .array(z.object({ index: z.number().int().min(0).default(0), message: z.string() }))
    .default([]),
});

/**
 * Creates accounts, or overwrites those that are there.
 * @returns which were refused, and why; the others are stored
 */
export async function uploadUsers(
  project: HostedProject,
  hashParameters: HashParameters,
  users: readonly UploadedUser[],
): Promise<readonly string[]> {
  const answer = await ask(project, accountsUrl(project, 'batchCreate'), {
    ...hashParameters,
    users,
    // A batch whose answer was lost is sent again.
    allowOverwrite: true,
  });
  return uploadShape
    .parse(answer)
    .error.map(({ index, message }) => `${users[index]?.localId ?? '?'}: ${message}`);
}

const configShape = z.object({
  signIn: z
    .object({
      hashConfig: z
        .object({
          algorithm: z.string(),
          signerKey: z.string(),
          saltSeparator: z.string().default(''),
          rounds: z.number(),
          memoryCost: z.number(),
        })
        .optional(),
    })
    .optional(),
});

const bytes = (text: string): Buffer => Buffer.from(text, 'base64');

/** What the project hashes passwords with; null: it does not say. */
export async function askHashParameters(
  project: HostedProject,
): Promise<HostedScryptParameters | null> {
  const url = `${project.accountsUrl}/v2/projects/${project.projectId}/config`;
  const hash = configShape.parse(await ask(project, url, null)).signIn?.hashConfig;
  if (hash?.algorithm !== 'SCRYPT' || hash.signerKey === '') return null;
  const { rounds, memoryCost } = hash;
  return {
    signerKey: bytes(hash.signerKey),
    saltSeparator: bytes(hash.saltSeparator),
    rounds,
    memoryCost,
  };
}

/** @throws MoveError when the text is not what the console shows as password hash parameters. */
export function parseHashParameters(text: string): HostedScryptParameters {
  const valueOf = (name: string): string => {
    const found = new RegExp(String.raw`\b${name}"?\s*:\s*"?([\w+/=-]+)`).exec(text)?.[1];
    if (found === undefined) throw new MoveError(`The hash parameters lack ${name}.`);
    return found;
  };
  if (valueOf('algorithm') !== 'SCRYPT') {
    throw new MoveError('The hash parameters are not those of SCRYPT.');
  }
  return {
    signerKey: bytes(valueOf('base64_signer_key')),
    saltSeparator: bytes(valueOf('base64_salt_separator')),
    rounds: Number(valueOf('rounds')),
    memoryCost: Number(valueOf('mem_cost')),
  };
}
