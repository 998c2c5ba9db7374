import type { OfflineFiles } from './device/serviceWorker/OfflineFiles.ts';

declare global {
  interface ImportMetaEnv {
    readonly CATALOGUE_FACTS_URL: string;
    readonly CATALOGUE_RULES_URL: string;
    readonly SOURCES_URL: string;
    readonly TRADE_NAMES_URL: string;
    /** Version of the code that makes the lines beside the records; missing without a build. */
    readonly REPORT_LINES_VERSION?: string;
    /** Version of the code that reads any document of the device; missing without a build. */
    readonly DEVICE_CHECK_VERSION?: string;
    /** In the service worker only. */
    readonly OFFLINE_FILES: OfflineFiles;
  }
}
