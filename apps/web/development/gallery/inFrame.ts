import { breakNetwork } from './breakNetwork.ts';
import type { FrameOrder, Step } from './FrameContent.ts';
import { readFrameOrder } from './frameOrder.ts';

/*
 * Stands before the app's own script on every page in development. In a frame of the gallery it
 * stops the clock, makes the text large, breaks the network, and presses and types as the frame's
 * order says.
 */
const order = readFrameOrder();
if (order !== null) obey(order);

function obey({ nowMs, textPct, network, press }: FrameOrder): void {
  holdClock(nowMs);
  document.documentElement.style.fontSize = `${textPct}%`;
  if (network !== null) breakNetwork(network);
  void takeEach(press);
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

async function takeEach(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const selector = typeof step === 'string' ? step : step.into;
    let found: HTMLElement | null = null;
    while (found === null) {
      await new Promise((done) => setTimeout(done, 100));
      found = document.querySelector<HTMLElement>(selector);
    }
    if (typeof step === 'string') found.click();
    else if (found instanceof HTMLInputElement) typeInto(found, step.type);
  }
}

/** Types as a person does: React hears of a value only if its own setter did not write it. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
