import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createSunView } from './createSunView.ts';

/** The view for bright sun, of this device. */
export const sunView = createSunView({
  storage: browserStorage(),
  now: () => new Date(),
  prefersContrast: () => window.matchMedia('(prefers-contrast: more)').matches,
});
