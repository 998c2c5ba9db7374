import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A weather service on this machine. */
export interface WeatherService {
  readonly url: string;
  /** The queries it got, newest last: no page can hide a request from it. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const FIGURES = {
  temperature_2m: [25, '°C'],
  relative_humidity_2m: [50, '%'],
  wind_speed_10m: [11.9, 'km/h'],
  wind_direction_10m: [318, '°'],
  wind_gusts_10m: [25.2, 'km/h'],
} as const;

/**
 * Stands in for Open-Meteo, with answers of its form: the weather of ten minutes ago, for any
 * position. South of 60 degrees it fails.
 */
export async function startWeatherService(): Promise<WeatherService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    asked.push(url.search);
    if (Number(url.searchParams.get('latitude')) < -60) response.statusCode = 502;
    const names = (url.searchParams.get('current') ?? '').split(',');
    const known = Object.entries(FIGURES).filter(([name]) => names.includes(name));
    response.end(
      JSON.stringify({
        current_units: {
          time: url.searchParams.get('timeformat') ?? 'iso8601',
          ...Object.fromEntries(known.map(([name, [, unit]]) => [name, unit])),
        },
        current: {
          time: Math.floor(Date.now() / 1000) - 600,
          ...Object.fromEntries(known.map(([name, [value]]) => [name, value])),
        },
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/forecast`,
    asked,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
