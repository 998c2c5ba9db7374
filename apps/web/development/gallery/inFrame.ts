import { breakNetwork } from './breakNetwork.ts';
import type { FrameOrder } from './FrameContent.ts';
import { readFrameOrder } from './frameOrder.ts';

/*
 * Stands before the app's own script on every page in development. In a frame of the gallery it
 * holds the clock, makes the text large, breaks the network and presses what is to be pressed.
 */
const order = readFrameOrder();
if (order !== null) obey(order);

function obey({ nowMs, textPct, network, press }: FrameOrder): void {
  holdClock(nowMs);
  document.documentElement.style.fontSize = `${textPct}%`;
  if (network !== null) breakNetwork(network);
  void pressEach(press);
}

function holdClock(nowMs: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [nowMs] : parts) as [number]));
    }
    static override now = () => nowMs;
  } as DateConstructor;
}

async function pressEach(selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    let found: HTMLElement | null = null;
    while (found === null) {
      await new Promise((done) => setTimeout(done, 100));
      found = document.querySelector<HTMLElement>(selector);
    }
    found.click();
  }
}
