import type { Config } from '../config.ts';
import type { Instance } from '../sqlite/instance.ts';

/** What the web app knows of the server it came from; served as /config.json and inside each page. */
export interface PublicConfig {
  readonly productName: string;
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  /** True: accounts and documents live on the server that sent the page. */
  readonly selfHosted: boolean;
  /** Asked for the weather when somebody wants it; null: there is no source. */
  readonly weatherUrl: string | null;
  /** The style of a map behind outlines, for who wants it; null: outlines stand alone. */
  readonly mapStyleUrl: string | null;
}

export const publicConfig = (config: Config, instance: Instance): PublicConfig => ({
  productName: config.productName,
  apiKey: instance.apiKey,
  projectId: instance.projectId,
  appId: 'mix-web',
  selfHosted: true,
  weatherUrl: config.weatherUrl,
  mapStyleUrl: config.map?.styleUrl ?? null,
});
