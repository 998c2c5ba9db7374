import { describe, expect, it, vi } from 'vitest';
import { watchForUpdate } from './watchForUpdate.ts';

const worker = (state: string) => Object.assign(new EventTarget(), { state });
type Worker = ReturnType<typeof worker>;

function setUp(parts: { controlled: boolean; waiting?: Worker; installing?: Worker }) {
  const container = Object.assign(new EventTarget(), {
    controller: parts.controlled ? worker('activated') : null,
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: parts.waiting ?? null,
    installing: parts.installing ?? null,
  });
  const onReady = vi.fn();
  // Only the members that are listened to and read: a browser's own objects cannot be made here.
  watchForUpdate(
    container as unknown as ServiceWorkerContainer,
    registration as unknown as ServiceWorkerRegistration,
    onReady,
  );
  return { container, registration, onReady };
}

function arrive(one: Worker): void {
  one.state = 'installed';
  one.dispatchEvent(new Event('statechange'));
}

describe('watchForUpdate', () => {
  it('tells of a version that waits already', () => {
    expect(setUp({ controlled: true, waiting: worker('installed') }).onReady).toHaveBeenCalled();
  });

  it('tells of one that is found later, once it is whole', () => {
    const { registration, onReady } = setUp({ controlled: true });
    const next = worker('installing');
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    expect(onReady).not.toHaveBeenCalled();
    arrive(next);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('says nothing of one that fails', () => {
    const next = worker('installing');
    const { onReady } = setUp({ controlled: true, installing: next });
    next.state = 'redundant';
    next.dispatchEvent(new Event('statechange'));
    expect(onReady).not.toHaveBeenCalled();
  });

  it('says nothing of the first version, and of the second does', () => {
    const first = worker('installing');
    const { container, registration, onReady } = setUp({ controlled: false, installing: first });
    arrive(first);
    container.dispatchEvent(new Event('controllerchange'));
    expect(onReady).not.toHaveBeenCalled();
    const second = worker('installing');
    registration.installing = second;
    registration.dispatchEvent(new Event('updatefound'));
    arrive(second);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('tells of a version that another tab has let take over', () => {
    const { container, onReady } = setUp({ controlled: true });
    container.dispatchEvent(new Event('controllerchange'));
    expect(onReady).toHaveBeenCalledTimes(1);
  });
});
