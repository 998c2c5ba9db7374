import { describe, expect, it } from 'vitest';
import { writeMediaConditions } from '../build/mediaNamesPlugin.ts';
import { breakpoints, mediaNames } from '../src/ui/styles/breakpoints.ts';

describe('breakpoints', () => {
  it('stand where the specification puts them (section 9)', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
    expect(mediaNames().get('--mobile')).toBe('(width < 1280px)');
  });
});

describe('writeMediaConditions', () => {
  it('puts the condition where a style sheet names it', () => {
    expect(writeMediaConditions('@media (--from-md) { a { b: c } }')).toBe(
      '@media (width >= 960px) { a { b: c } }',
    );
    expect(writeMediaConditions('@media (--below-lg) and (hover) { a { b: c } }')).toBe(
      '@media (width < 1280px) and (hover) { a { b: c } }',
    );
  });

  it('leaves custom properties alone', () => {
    const css = '.a { padding: var(--gutter); margin: calc(-1 * var(--gutter)) } .b { c: d }';
    expect(writeMediaConditions(css)).toBe(css);
  });

  it('refuses a name that no breakpoint has', () => {
    expect(() => writeMediaConditions('@media (--from-huge) { a { b: c } }')).toThrow(
      /--from-huge/,
    );
  });
});
