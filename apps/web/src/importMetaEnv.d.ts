import type { OfflineFiles } from './device/serviceWorker/OfflineFiles.ts';

declare global {
  interface ImportMetaEnv {
    readonly CATALOGUE_FACTS_URL: string;
    readonly CATALOGUE_RULES_URL: string;
    readonly SOURCES_URL: string;
    readonly TRADE_NAMES_URL: string;
    /** Of the lines beside the records; none where nothing was built. */
    readonly REPORT_LINES_VERSION?: string;
    /** Of what reads any document of the device; none where nothing was built. */
    readonly DEVICE_CHECK_VERSION?: string;
    /** In the service worker only. */
    readonly OFFLINE_FILES: OfflineFiles;
  }
}
