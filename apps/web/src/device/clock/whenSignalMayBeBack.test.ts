// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSignalMayBeBack } from './whenSignalMayBeBack.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does the work with the signal, once, and waits for no minute', () => {
  const work = vi.fn();
  whenSignalMayBeBack(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(work).toHaveBeenCalledOnce();
});

it('does it after a minute where the device says nothing of its network', () => {
  const work = vi.fn();
  whenSignalMayBeBack(work);
  vi.advanceTimersByTime(59_000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
});
