/** Where accounts and documents are kept. */
export interface AccountServer {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  /** True: accounts and documents are on the server that sent this page. */
  readonly selfHosted: boolean;
}

/** What the server tells the page about itself, inlined in the HTML so that nothing waits for it. */
export interface ClientConfig {
  readonly productName: string;
  /** Null: there are no accounts; all stays on the device. */
  readonly accountServer: AccountServer | null;
  /** Address that is asked for the weather when somebody wants it; null: there is no source. */
  readonly weatherUrl: string | null;
  /** Address of the style of a map behind outlines; null: outlines have no map. */
  readonly mapStyleUrl: string | null;
}

/**
 * Stands for the product's name in the pages drawn at build time; the server writes the configured
 * name in its place, so the first client render must hold the configured name at the same spots.
 */
export const productNamePlaceholder = '%PRODUCT_NAME%';

/**
 * Reads the inlined configuration.
 * @throws Error naming the key that is missing or wrong: a page without it was served by mistake.
 */
export function parseClientConfig(text: string): ClientConfig {
  const given = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
  const textOf = (key: string): string => {
    const value = given?.[key];
    if (typeof value !== 'string' || value === '') throw new Error(`config: ${key} is missing`);
    return value;
  };
  const orNull = (key: string): string | null => {
    const value = given?.[key];
    return typeof value === 'string' ? value : null;
  };
  return {
    productName: textOf('productName'),
    weatherUrl: orNull('weatherUrl'),
    mapStyleUrl: orNull('mapStyleUrl'),
    accountServer:
      given?.['projectId'] === undefined
        ? null
        : {
            apiKey: textOf('apiKey'),
            projectId: textOf('projectId'),
            appId: textOf('appId'),
            selfHosted: given['selfHosted'] === true,
          },
  };
}
