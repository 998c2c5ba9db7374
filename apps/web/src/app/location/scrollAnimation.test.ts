import { describe, expect, it } from 'vitest';
import { scrollDurationMs, scrollPosition } from './scrollAnimation.ts';

describe('scrollPosition', () => {
  it('starts where the page is and ends at the target after 300 ms', () => {
    expect(scrollDurationMs).toBe(300);
    expect(scrollPosition(120, 900, 0)).toBe(120);
    expect(scrollPosition(120, 900, 300)).toBe(900);
  });

  it('slows down towards the end and never passes it', () => {
    const at = (ms: number) => scrollPosition(0, 100, ms);
    expect(at(150)).toBeCloseTo(87.5);
    expect(at(300) - at(200)).toBeLessThan(at(100) - at(0));
    expect(at(400)).toBe(100);
    expect(at(-20)).toBe(0);
  });
});
