/** The part of the W3C's draft of an Ambient Light Sensor that is used here. */
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

/** Calls back when light as of direct sun falls on the device; never without a sensor. */
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
    // A policy of an embedding page, or a setting, refuses the sensor.
  }
}
