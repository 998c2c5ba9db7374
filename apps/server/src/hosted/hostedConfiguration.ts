import { z } from 'zod';
import { askedOrigins, type AskedElsewhere } from '../http/securityHeaders.ts';

const header = z.object({ key: z.string(), value: z.string() });
const shape = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});

const POLICY = 'content-security-policy';

/**
 * What `firebase deploy` reads, for one site: `firebase.json` with its folder, and with the addresses
 * that its pages may ask in their policy.
 * @param base the text of firebase.json
 * @param folder of the site, as seen from where the result will lie
 * @param asked whom the pages may ask besides Google's services
 */
export function hostedConfiguration(base: string, folder: string, asked: AskedElsewhere): string {
  const { hosting, ...rest } = shape.parse(JSON.parse(base));
  const origins = askedOrigins(asked);
  const more = new Map([
    ['connect-src', origins],
    ...(asked.map === null
      ? []
      : ([
          ['img-src', ['blob:']],
          ['trusted-types', ['default']],
        ] as const)),
  ]);
  const allowed = (policy: string): string =>
    policy
      .split('; ')
      .map((one) => [one, ...(more.get(one.split(' ')[0] ?? '') ?? [])].join(' '))
      .join('; ');
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? allowed(value) : value,
    })),
  }));
  const built = { ...rest, hosting: { ...hosting, public: folder, headers } };
  return `${JSON.stringify(built, null, 2)}\n`;
}
