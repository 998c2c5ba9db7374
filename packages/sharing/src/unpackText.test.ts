import { describe, expect, it } from 'vitest';
import { toBase64Url } from './base64Url.ts';
import { crc32 } from './crc32.ts';
import { deflate } from './deflate.ts';
import { BASE, MOST_CHARACTERS, packText } from './packText.ts';
import { unpackText } from './unpackText.ts';

const value = { draft: { name: 'Hill block – top end', sprayAreaHa: 6.4 }, jobId: 'k3' };

const packed = async (content: unknown = value): Promise<string> => {
  const result = await packText(content);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** A text with a right length and checksum around whatever JSON text is given. */
async function around(json: string): Promise<string> {
  const content = toBase64Url(await deflate(json));
  return `1.${content.length.toString(BASE)}.${crc32(content).toString(BASE)}.${content}`;
}

const faultOf = async (text: string) => {
  const result = await unpackText(text);
  return result.ok ? null : result.error;
};

it('gives back what was packed, in characters that nothing on the way changes', async () => {
  const text = await packed();
  expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
  expect(await unpackText(text)).toEqual({ ok: true, value });
});

describe('what chat and mail programs do to a link', () => {
  it('knows every text that was cut off, wherever the cut is', async () => {
    const text = await packed();
    for (let length = 0; length < text.length; length += 1) {
      expect(await faultOf(text.slice(0, length)), `${length} characters`).toMatchObject({
        code: 'cut',
      });
    }
  });

  it('says how much of a cut text came', async () => {
    const text = await packed();
    const content = text.split('.').at(-1) ?? '';
    expect(await faultOf(text.slice(0, -7))).toEqual({
      code: 'cut',
      gotCharacters: content.length - 7,
      ofCharacters: content.length,
    });
  });

  it('finds any one changed character of the content', async () => {
    const text = await packed();
    const start = text.lastIndexOf('.') + 1;
    for (let place = start; place < text.length; place += 1) {
      const other = text.charAt(place) === 'A' ? 'B' : 'A';
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      expect(await faultOf(changed), `character ${place}`).toEqual({ code: 'damaged' });
    }
  });

  it('finds letters that were made small', async () => {
    expect(await faultOf((await packed()).toLowerCase())).toEqual({ code: 'damaged' });
  });

  it.each([
    ['a full stop after the link', (text: string) => `${text}.`],
    ['a bracket and words after it', (text: string) => `${text}) as agreed`],
    ['a line break in the middle', (text: string) => `${text.slice(0, 40)}\r\n${text.slice(40)}`],
    ['spaces in percent', (text: string) => `${text.slice(0, 40)}%20%0A${text.slice(40)}`],
    [
      'every sign in percent',
      (text: string) => Array.from(text, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
    ],
    ['a lonely percent sign behind it', (text: string) => `${text}%`],
  ])('reads through %s', async (_, change) => {
    expect(await unpackText(change(await packed()))).toEqual({ ok: true, value });
  });
});

describe('what nobody sends by accident', () => {
  it('stops unpacking a small text that becomes a huge one', async () => {
    const bomb = await around(`"${'0'.repeat(4_000_000)}"`);
    expect(bomb.length).toBeLessThan(MOST_CHARACTERS);
    expect(await faultOf(bomb)).toEqual({ code: 'tooLarge', mostCharacters: MOST_CHARACTERS });
  });

  it('does not look at a giant text at all', async () => {
    expect(await faultOf(`1.zzzz.0.${'A'.repeat(5_000_000)}`)).toMatchObject({ code: 'tooLarge' });
  });

  it('refuses JSON that is nested deeper than any job', async () => {
    const deep = await around('['.repeat(5000) + ']'.repeat(5000));
    expect(await faultOf(deep)).toEqual({ code: 'notReadable', problem: null });
  });

  it('counts no bracket that stands inside a text', async () => {
    const text = await packed({ name: '\\"[[[[[[[[[[[[[[[[[[[[[[' });
    expect(await unpackText(text)).toMatchObject({ ok: true });
  });

  it.each(['', '{', 'null null', 'NaN'])('refuses "%s", which is no JSON', async (json) => {
    expect(await faultOf(await around(json))).toEqual({ code: 'notReadable', problem: null });
  });

  it('refuses content that does not unpack', async () => {
    const content = 'AAAA_-_-AAAA';
    const text = `1.c.${crc32(content).toString(BASE)}.${content}`;
    expect(await faultOf(text)).toEqual({ code: 'damaged' });
  });

  it('leaves the prototype of every object alone', async () => {
    const result = await unpackText(
      await around('{"__proto__":{"polluted":1},"___proto__":{"polluted":1}}'),
    );
    expect(result.ok).toBe(true);
    expect(Object.getPrototypeOf(result.ok ? result.value : null)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('names a version it does not know', async () => {
    expect(await faultOf((await packed()).replace('1', '7'))).toEqual({
      code: 'newerVersion',
      version: '7',
    });
  });
});

it('does not pack what would not travel whole', async () => {
  const noise = Array.from({ length: 3000 }, (_, place) => Math.sin(place));
  expect(await packText(noise)).toEqual({
    ok: false,
    error: { code: 'tooLarge', mostCharacters: MOST_CHARACTERS },
  });
});
