/** Of the Ambient Light Sensor draft of the W3C; what is used of it. */
interface LightSensor extends EventTarget {
  readonly illuminance: number | null;
  readonly start: () => void;
}
type LightSensorClass = new (options: { readonly frequency: number }) => LightSensor;

/**
 * Lux. A lit room has under 1,000, an overcast day some 10,000, direct sun 30,000 to 100,000; in a shed
 * the dark view is the better one.
 */
const BRIGHT_LUX = 20_000;

/** Tells when light as of direct sun falls on the device. One that refuses its sensor tells nothing. */
export function followLight(onBright: () => void): void {
  const Sensor = Reflect.get(window, 'AmbientLightSensor') as LightSensorClass | undefined;
  if (Sensor === undefined) return;
  try {
    const sensor = new Sensor({ frequency: 1 });
    sensor.addEventListener('reading', () => {
      if (sensor.illuminance !== null && sensor.illuminance >= BRIGHT_LUX) onBright();
    });
    sensor.start();
  } catch {
    // A policy of the page around this one, or a setting, keeps the sensor for itself.
  }
}
