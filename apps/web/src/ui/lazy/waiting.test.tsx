import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageLife } from './pageLife.ts';
import { useDrawnAfterPaint } from './waiting.ts';

const frames: (() => void)[] = [];
const drawings: number[] = [];

function Screen() {
  drawings.push(useDrawnAfterPaint(2));
  return null;
}

/** The next frame, and what was waiting for it. */
async function nextFrame(): Promise<void> {
  await act(async () => {
    frames.splice(0).forEach((frame) => {
      frame();
    });
    await vi.advanceTimersByTimeAsync(1);
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  frames.length = 0;
  drawings.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws one part more behind each frame while the page begins its life', async () => {
  pageLife.setState({ isAlive: false });
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Screen />);
  });
  expect(drawings).toEqual([0]);
  await nextFrame();
  expect(drawings).toEqual([0, 1]);
  await nextFrame();
  expect(drawings).toEqual([0, 1, 2]);
  await nextFrame();
  expect(drawings).toEqual([0, 1, 2]);
});

it('draws all at once on a page that lives', async () => {
  pageLife.setState({ isAlive: true });
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Screen />);
  });
  await nextFrame();
  expect(drawings).toEqual([2]);
});
