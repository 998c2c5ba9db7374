import type { OfflineFiles } from './device/serviceWorker/OfflineFiles.ts';

declare global {
  interface ImportMetaEnv {
    readonly CATALOGUE_FACTS_URL: string;
    readonly CATALOGUE_RULES_URL: string;
    readonly SOURCES_URL: string;
    /** In the service worker only. */
    readonly OFFLINE_FILES: OfflineFiles;
  }
}
