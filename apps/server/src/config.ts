import { resolve } from 'node:path';
import { z } from 'zod';
import {
  accountsConfig,
  accountsEnvironment,
  SECRET_KEYS,
  type AccountsConfig,
} from './accountsEnvironment.ts';

/** Everything the server reads from its environment, checked once. README.md lists the keys. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  readonly siteDirectory: string;
  readonly productName: string;
  /** Origin under which people reach this server; null is not known. Https turns HSTS on. */
  readonly publicUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly accounts: AccountsConfig;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    (text === url.origin || text === `${url.origin}/`)
  );
};

const environment = z.object({
  HOST: z.string().trim().min(1, 'must name an address to listen on').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(8080),
  DATA_DIR: z.string().min(1, 'must name a folder').default(resolve(REPOSITORY, 'data')),
  SITE_DIR: z.string().min(1, 'must name a folder').default(resolve(REPOSITORY, 'apps/web/dist')),
  PRODUCT_NAME: z
    .string()
    .trim()
    .regex(/^\P{C}{1,40}$/u, 'must be 1 to 40 characters, none of them invisible')
    .default('Paddock'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://mix.example.org, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  ...accountsEnvironment,
});

/** The environment holds values the server cannot run with; the message lists every bad key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables. A key that is set to nothing counts as not set.
 * @throws ConfigError naming every bad key at once, never only the first.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape)
      .map((key) => [key, env[key]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const shown = (key: string): string =>
      SECRET_KEYS.includes(key) ? 'kept out of this message' : JSON.stringify(given[key]);
    const lines = parsed.error.issues.map(
      ({ path, message }) => `  ${String(path[0])} ${message} (it is ${shown(String(path[0]))})`,
    );
    throw new ConfigError(`The environment does not fit:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    dataDirectory: resolve(data.DATA_DIR),
    siteDirectory: resolve(data.SITE_DIR),
    productName: data.PRODUCT_NAME,
    publicUrl: data.PUBLIC_URL ?? null,
    logLevel: data.LOG_LEVEL,
    accounts: accountsConfig(data),
  };
}
