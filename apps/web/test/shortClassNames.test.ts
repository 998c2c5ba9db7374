import { describe, expect, it } from 'vitest';
import { shortClassNames } from '../build/shortClassNames.ts';

describe('shortClassNames', () => {
  it('gives a class one name, whoever asks and however often', () => {
    const nameOf = shortClassNames('/site');
    const row = nameOf('row', '/site/src/List.module.css');
    expect(nameOf('figure', '/site/src/List.module.css')).not.toBe(row);
    expect(nameOf('row', '/site/src/List.module.css?used')).toBe(row);
  });

  it('never gives two classes of many files the same name', () => {
    const nameOf = shortClassNames('/site');
    const all = Array.from({ length: 3000 }, (_, file) =>
      ['a', 'b', 'c'].map((local) => nameOf(local, `/site/src/${file}.module.css`)),
    ).flat();
    expect(new Set(all).size).toBe(9000);
    expect(all.every((name) => /^[a-z_][\w-]*$/.test(name))).toBe(true);
  });

  it('names a file the same on every machine and beside any other file', () => {
    const path = 'src/List.module.css';
    const alone = shortClassNames('/site')('row', `/site/${path}`);
    const beside = shortClassNames('/elsewhere');
    beside('row', '/elsewhere/src/Other.module.css');
    expect(beside('row', `/elsewhere/${path}`)).toBe(alone);
  });
});
