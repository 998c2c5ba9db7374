import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

const setting = createKeptValue(browserStorage(), {
  key: 'mix.weather',
  schema: 1,
  empty: true,
  read: (stored) => (typeof stored === 'boolean' ? stored : null),
});

/** Whether a record on this device may ask for the weather. A hook. */
export const useWeatherAllowed = (): boolean => useStore(setting, ({ value }) => value);

export function allowWeather(value: boolean): void {
  setting.setState({ value });
}
