interface ImportMetaEnv {
  readonly CATALOGUE_URL: string;
  readonly SOURCES_URL: string;
}
