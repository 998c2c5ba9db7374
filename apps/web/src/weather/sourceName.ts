/** What a service is called: its own name where it is known, else its host. */
export function sourceName(service: string): string {
  const { hostname } = new URL(service);
  return /(?:^|\.)open-meteo\.com$/.test(hostname) ? 'Open-Meteo.com' : hostname;
}
