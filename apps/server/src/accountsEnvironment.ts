import { z } from 'zod';
import { trustedProxies, type TrustedProxies } from './http/clientAddress.ts';
import type { IdentitySettings } from './identity/IdentityParts.ts';
import { HARD_MIN_LENGTH, MAX_PASSWORD_LENGTH } from './identity/passwords/passwordPolicy.ts';

/** The part of the configuration that is about accounts and their mail. */
export interface AccountsConfig {
  readonly identity: IdentitySettings;
  readonly trustedProxies: TrustedProxies;
  /** null: letters are files in the outbox of the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
}

const REQUIREMENTS = ['lowercase', 'uppercase', 'numeric', 'nonAlphanumeric'] as const;

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback)
    .transform((word) => word === 'on');

const LENGTH = `must be a whole number from ${HARD_MIN_LENGTH} to ${MAX_PASSWORD_LENGTH}`;

const length = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, LENGTH)
    .transform(Number)
    .refine((count) => count >= HARD_MIN_LENGTH && count <= MAX_PASSWORD_LENGTH, LENGTH)
    .default(fallback);

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
};

const NO_PROXIES = trustedProxies('255.255.255.255');

/** Keys whose value is never repeated in a message. */
export const SECRET_KEYS: readonly string[] = ['SMTP_URL'];

export const accountsEnvironment = {
  SIGN_UP: z
    .enum(['open', 'invited', 'closed'], { error: 'must be open, invited or closed' })
    .default('open'),
  HIDE_ACCOUNTS: onOff('on'),
  RATE_LIMITS: onOff('on'),
  PASSWORD_MIN_LENGTH: length(HARD_MIN_LENGTH),
  PASSWORD_MAX_LENGTH: length(MAX_PASSWORD_LENGTH),
  ADMIN_SECOND_FACTOR: onOff('off'),
  SESSION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days, 1 to 9999')
    .transform(Number)
    .default(365),
  PASSWORD_REQUIRES: z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(REQUIREMENTS, { error: `must list some of ${REQUIREMENTS.join(', ')}` })))
    .optional(),
  CONTINUE_ORIGINS: z
    .string()
    .transform(words)
    .refine((origins) => origins.every(isOrigin), 'must list origins such as https://example.org')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(trustedProxies)
    .refine((list) => list !== null, 'must list addresses or networks such as 10.0.0.0/8')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be such as smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{C}@]*[^\p{C}\s@]+@[^\p{C}\s@]+$/u, 'must be a mail address')
    .optional(),
};

type Checked = z.output<z.ZodObject<typeof accountsEnvironment>>;

/** The checked environment in the words the server uses. */
export function accountsConfig(data: Checked): AccountsConfig {
  const requires = data.PASSWORD_REQUIRES ?? [];
  const proxies = data.TRUSTED_PROXIES ?? NO_PROXIES;
  if (proxies === null) throw new Error('The address of nobody is an address.');
  return {
    identity: {
      passwordPolicy: {
        minLength: data.PASSWORD_MIN_LENGTH,
        maxLength: data.PASSWORD_MAX_LENGTH,
        lowercase: requires.includes('lowercase'),
        uppercase: requires.includes('uppercase'),
        numeric: requires.includes('numeric'),
        nonAlphanumeric: requires.includes('nonAlphanumeric'),
      },
      signUp: data.SIGN_UP,
      hidesAccounts: data.HIDE_ACCOUNTS,
      hasLimits: data.RATE_LIMITS,
      adminsNeedSecondFactor: data.ADMIN_SECOND_FACTOR,
      sessionLifeMs: data.SESSION_DAYS * 24 * 3_600_000,
      continueOrigins: data.CONTINUE_ORIGINS ?? [],
    },
    trustedProxies: proxies,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? null,
  };
}
