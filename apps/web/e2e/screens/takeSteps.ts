import type { Page } from 'playwright-core';
import type { Step } from '../../development/gallery/FrameContent.ts';

/** Makes the presses and typing that bring a screen into a state of the gallery. */
export async function takeSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') await page.locator(step).first().click();
    else await page.locator(step.into).first().fill(step.type);
  }
}
