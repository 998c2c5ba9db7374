import { resolve } from 'node:path';
import { z } from 'zod';
import { LEAST_MEMORY_MIB } from './bounds/serverBounds.ts';
import type { StorageBounds } from './firestore/storage/bounds/StorageBounds.ts';
import {
  accountsConfig,
  accountsEnvironment,
  SECRET_KEYS,
  type AccountsConfig,
} from './accountsEnvironment.ts';

/** A map that somebody else serves: what it looks like, and where else its tiles and letters come from. */
export interface MapSource {
  /** A MapLibre style. */
  readonly styleUrl: string;
  /** Besides the style's own; as `https://tiles.example.org`. */
  readonly origins: readonly string[];
}

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
  /** Where figures for Prometheus are served, to this machine alone; null: nowhere. */
  readonly metricsPort: number | null;
  /** Where the web app may ask for the weather; null: nowhere, no page may. */
  readonly weatherUrl: string | null;
  /** The map behind outlines; null: there is none, and outlines stand alone. */
  readonly map: MapSource | null;
  /** Where to report a weakness, as an address of mail or the web; null: not published. */
  readonly securityContact: string | null;
  /** What the process may take, in MiB; what it holds for others follows from it. */
  readonly memoryMiB: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly accounts: AccountsConfig;
  /** What one account, and one farm, may keep. */
  readonly storage: StorageBounds;
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

const OFF = 'off';

/** A page may ask for the weather over TLS, or on this very machine. */
const isWeatherUrl = (text: string): boolean => {
  if (text === OFF) return true;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
};

const MEMORY = `must be a whole number of megabytes, ${LEAST_MEMORY_MIB} at least`;

const PORT = 'must be a whole number from 0 to 65535';

const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((number) => number <= 65_535, PORT);

const count = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `must be a whole number of ${what}, 1 to 999999999`)
    .transform(Number);

const environment = z.object({
  HOST: z.string().trim().min(1, 'must name an address to listen on').default('127.0.0.1'),
  PORT: port.default(8080),
  METRICS_PORT: port.optional(),
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
  WEATHER_URL: z
    .string()
    .refine(isWeatherUrl, `must be an https address that answers as Open-Meteo does, or "${OFF}"`)
    .default('https://api.open-meteo.com/v1/forecast'),
  MAP_STYLE_URL: z
    .string()
    .refine(
      (text) => text !== OFF && isWeatherUrl(text),
      'must be the https address of a map style',
    )
    .optional(),
  MAP_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
    .refine(
      (list) => list.length <= 8 && list.every((one) => isOrigin(one)),
      'must be at most 8 origins such as https://tiles.example.org, without a path',
    )
    .transform((list) => list.map((one) => new URL(one).origin))
    .default([]),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  MEMORY_MB: z
    .string()
    .regex(/^\d{3,6}$/, MEMORY)
    .transform(Number)
    .refine((number) => number >= LEAST_MEMORY_MIB, MEMORY)
    .default(LEAST_MEMORY_MIB),
  STORAGE_MB: count('megabytes').default(500),
  STORAGE_DOCUMENTS: count('documents').default(100_000),
  FARMS_PER_ACCOUNT: count('farms').default(3),
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
    metricsPort: data.METRICS_PORT ?? null,
    weatherUrl: data.WEATHER_URL === OFF ? null : data.WEATHER_URL,
    map:
      data.MAP_STYLE_URL === undefined
        ? null
        : { styleUrl: data.MAP_STYLE_URL, origins: data.MAP_ORIGINS },
    securityContact: data.SECURITY_CONTACT ?? null,
    memoryMiB: data.MEMORY_MB,
    logLevel: data.LOG_LEVEL,
    accounts: accountsConfig(data),
    storage: {
      bytes: data.STORAGE_MB * 1_000_000,
      documents: data.STORAGE_DOCUMENTS,
      farms: data.FARMS_PER_ACCOUNT,
    },
  };
}
