/** Components that draw nothing of their own, or only inside another one that stands above. */
export const drawnByOthers: Readonly<Record<string, string>> = {
  'fields/Form.tsx': 'holds fields',
  'figures/TankFill.tsx': 'figures/TankDrawing.tsx',
  'icons/StopSign.tsx': 'notices/StopBand.tsx',
  'keypad/AppKeypad.tsx': 'keypad/Keypad.tsx',
  'keypad/OpenKeypad.tsx': 'keypad/Keypad.tsx',
  'layout/BackLink.tsx': 'layout/ScreenBar.tsx',
  'layout/Container.tsx': 'layout/MessagePage.tsx',
  'layout/Spacer.tsx': 'layout/ScreenBar.tsx',
  'layout/SunSwitch.tsx': 'layout/ScreenBar.tsx',
  'lazy/Awaited.tsx': 'waits',
  'lazy/AwaitedPage.tsx': 'waits',
  'lazy/AwaitedSheet.tsx': 'waits',
  'lazy/WhenShown.tsx': 'waits',
  'lazy/lazyComponent.tsx': 'waits',
  'map/ScaleBar.tsx': 'map/GroundMap.tsx',
  'plot/PlotFrame.tsx': 'plot/DissolvingCurve.tsx',
};
