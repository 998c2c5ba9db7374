import { describe, expect, it } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';

function storage(initial: string | null = null) {
  let text = initial;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  };
}

describe('createScrollMemory', () => {
  it('finds the place of an entry again, over a reload too', () => {
    const session = storage();
    const before = createScrollMemory(session);
    before.remember('a', 0);
    before.remember('b', 812.5);
    before.persist();
    const after = createScrollMemory(session);
    expect([after.recall('a'), after.recall('b'), after.recall('c')]).toEqual([0, 812.5, null]);
  });

  it('forgets the oldest places, not the ones used last', () => {
    const session = storage();
    const memory = createScrollMemory(session);
    for (let entry = 0; entry < 60; entry += 1) memory.remember(String(entry), entry);
    memory.remember('0', 7);
    memory.persist();
    const after = createScrollMemory(session);
    expect([after.recall('0'), after.recall('5'), after.recall('59')]).toEqual([7, null, 59]);
  });

  it.each(['not json', '{}', '[["a"],["b","x"],7,["c",3]]'])('reads %s without harm', (text) => {
    const memory = createScrollMemory(storage(text));
    expect([memory.recall('a'), memory.recall('b')]).toEqual([null, null]);
  });

  it('works where storage is refused', () => {
    const refuse = () => {
      throw new Error('storage refused');
    };
    const memory = createScrollMemory({ getItem: refuse, setItem: refuse });
    memory.remember('a', 4);
    memory.persist();
    expect(memory.recall('a')).toBe(4);
  });
});
