import { sunView } from '../i18n/preferences/sunView.ts';

/**
 * Shows the view for bright sun while it is on; a light sensor, where there is one, turns it on.
 */
export function followSunView(): void {
  const { isOn, refresh, onBrightLight } = sunView;
  isOn.subscribe((on) => {
    const { dataset } = document.documentElement;
    if (on) dataset['contrast'] = 'sun';
    else delete dataset['contrast'];
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', on ? '#ffffff' : '#000000');
  });
  refresh();
  window.matchMedia('(prefers-contrast: more)').addEventListener('change', refresh);
  // An app that stays open overnight is looked at again in the morning: a new day, so a new choice.
  document.addEventListener('visibilitychange', refresh);
  if ('AmbientLightSensor' in window) {
    void import('../device/lightSensor.ts').then(
      ({ followLight }) => {
        followLight(onBrightLight);
      },
      () => undefined,
    );
  }
}
