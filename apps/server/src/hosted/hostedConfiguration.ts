import { z } from 'zod';

const header = z.object({ key: z.string(), value: z.string() });
const shape = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ source: z.string(), headers: z.array(header) })),
  }),
});

const POLICY = 'content-security-policy';

/**
 * What `firebase deploy` reads, for one site: `firebase.json` with its folder, and with the address that its
 * pages may ask for the weather in their policy.
 * @param base the text of firebase.json
 * @param folder of the site, as seen from where the result will lie
 * @param weatherUrl null: no page may ask
 */
export function hostedConfiguration(
  base: string,
  folder: string,
  weatherUrl: string | null,
): string {
  const { hosting, ...rest } = shape.parse(JSON.parse(base));
  const origin = weatherUrl === null ? null : new URL(weatherUrl).origin;
  const allowed = (policy: string): string =>
    policy
      .split('; ')
      .map((one) => (origin !== null && one.startsWith('connect-src ') ? `${one} ${origin}` : one))
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
