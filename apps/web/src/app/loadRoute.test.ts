import { describe, expect, it } from 'vitest';
import { clearReloadFlag, loadRoute, type LoadWorld, reloadFlag } from './loadRoute.ts';

function browser(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const reloaded: string[] = [];
  const logged: unknown[] = [];
  const world: LoadWorld = {
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    reload: (target) => void reloaded.push(target),
    log: (_message, error) => void logged.push(error),
  };
  return { world, items, reloaded, logged };
}

const broken = new TypeError('Failed to fetch dynamically imported module');
const fail = () => Promise.reject(broken);

describe('loadRoute', () => {
  it('hands over the module and leaves the browser alone', async () => {
    const { world, items, reloaded, logged } = browser();
    const outcome = await loadRoute(() => Promise.resolve('screen'), '/mix', world);
    expect(outcome).toEqual({ state: 'loaded', module: 'screen' });
    expect([items.size, reloaded, logged]).toEqual([0, [], []]);
  });

  it('reloads the target once and records the flag', async () => {
    const { world, items, reloaded, logged } = browser();
    expect(await loadRoute(fail, '/products?product=urea', world)).toEqual({ state: 'reloading' });
    expect(reloaded).toEqual(['/products?product=urea']);
    expect(items.has(reloadFlag)).toBe(true);
    expect(logged).toEqual([]);
  });

  it('only logs when the flag is already set', async () => {
    const { world, items, reloaded, logged } = browser({ [reloadFlag]: 'true' });
    expect(await loadRoute(fail, '/mix', world)).toEqual({ state: 'failed' });
    expect(reloaded).toEqual([]);
    expect(logged).toEqual([broken]);
    expect(items.has(reloadFlag)).toBe(true);
  });

  it('may reload again once the router was ready', async () => {
    const { world, items, reloaded } = browser({ [reloadFlag]: 'true' });
    clearReloadFlag(world.storage);
    expect(items.has(reloadFlag)).toBe(false);
    expect(await loadRoute(fail, '/tos', world)).toEqual({ state: 'reloading' });
    expect(reloaded).toEqual(['/tos']);
  });

  it('never reloads where the flag cannot be kept, or it would do so for ever', async () => {
    const refuse = () => {
      throw new Error('storage refused');
    };
    const { world, reloaded, logged } = browser();
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(await loadRoute(fail, '/mix', { ...world, storage })).toEqual({ state: 'failed' });
    const forgetful = { ...world.storage, setItem: () => undefined };
    expect(await loadRoute(fail, '/mix', { ...world, storage: forgetful })).toEqual({
      state: 'failed',
    });
    expect(reloaded).toEqual([]);
    expect(logged).toEqual([broken, broken]);
    expect(() => {
      clearReloadFlag(storage);
    }).not.toThrow();
  });
});
