import { z } from 'zod';
import type { PlaceholderValues } from '../http/site/fillPlaceholders.ts';
import type { AskedElsewhere } from '../http/securityHeaders.ts';
import type { PublicConfig } from '../http/PublicConfig.ts';

/** The file about the hosted project of a site cannot be used; the message says why. */
export class HostedConfigError extends Error {
  override readonly name = 'HostedConfigError';
}

const shape = z.object({
  productName: z.string().trim().min(1).max(40),
  apiKey: z.string().regex(/^[^:\s]+$/, 'must be the API key of the web app'),
  projectId: z.string().regex(/^[a-z0-9-]+$/, 'must be the id of the project'),
  appId: z.string().min(1),
  weatherUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  mapStyleUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  mapOrigins: z
    .array(z.url({ protocol: /^https$/ }).transform((text) => new URL(text).origin))
    .max(8)
    .default([]),
  publicUrl: z
    .url({ protocol: /^https$/ })
    .transform((text) => new URL(text).origin)
    .nullable()
    .default(null),
});

/** A hosted project, and what is written into its pages. */
export interface HostedConfig extends Pick<PlaceholderValues, 'productName' | 'publicUrl'> {
  readonly config: PublicConfig;
  readonly asked: AskedElsewhere;
}

/**
 * Reads what Google's console shows of a web app, and the product's name. Other members of what it
 * shows are left out.
 * @throws HostedConfigError naming every member that is missing or wrong.
 */
export function readHostedConfig(text: string): HostedConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new HostedConfigError('The configuration of the hosted project is not JSON.', { cause });
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) {
    const { publicUrl, mapOrigins, ...config } = parsed.data;
    const { productName, weatherUrl, mapStyleUrl } = config;
    const map = mapStyleUrl === null ? null : { styleUrl: mapStyleUrl, origins: mapOrigins };
    return {
      productName,
      publicUrl,
      config: { ...config, selfHosted: false },
      asked: { weatherUrl, map },
    };
  }
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new HostedConfigError(
    `The configuration of the hosted project does not fit:\n${lines.join('\n')}`,
  );
}
