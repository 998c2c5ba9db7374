import { choices } from './choices.ts';

const SELECTORS = ['', ' > *', ':hover', ':focus-visible', '::before', '[aria-current]', ' + *'];
const LENGTHS = Array.from({ length: 60 }, (_, step) => `${(step / 8).toFixed(3)}rem`);
const COLOURS = ['--text', '--quiet', '--action', '--ground', '--line', '--stop', '--caution'];
const LAYOUTS = ['flex', 'grid', 'block', 'inline-flex', 'none', 'contents'];
const PLACES = ['center', 'start', 'end', 'stretch', 'baseline', 'space-between'];
const ROOMS = ['page', 'bar', 'field', 'row', 'panel', 'sheet', 'table', 'chip', 'notice', 'mark'];

const RULES = 520;

/** A style sheet of the size of the app's, raw and compressed; a few of its rules meet the page. */
export function styleRules(): string {
  const choose = choices();
  const declarations: readonly (() => string)[] = [
    () => `display:${choose(LAYOUTS)}`,
    () => `padding:${choose(LENGTHS)} ${choose(LENGTHS)}`,
    () => `margin:${choose(LENGTHS)} 0 ${choose(LENGTHS)}`,
    () => `gap:${choose(LENGTHS)}`,
    () => `color:var(${choose(COLOURS)})`,
    () => `background:var(${choose(COLOURS)})`,
    () => `border:1px solid var(${choose(COLOURS)})`,
    () => `align-items:${choose(PLACES)}`,
    () => `justify-content:${choose(PLACES)}`,
    () => `min-height:${choose(LENGTHS)}`,
    () => `border-radius:${choose(LENGTHS)}`,
  ];
  const rules = Array.from({ length: RULES }, (_, rule) => {
    const name = `._${choose(ROOMS)}_${rule.toString(36)}_${rule % 53}${choose(SELECTORS)}`;
    return `${name}{${[1, 2, 3].map(() => choose(declarations)()).join(';')}}`;
  });
  return [
    ':root{--text:#fff;--quiet:#aaa;--action:#fc0;--ground:#000;--line:#444;--stop:#f55;--caution:#fa0}',
    'body{background:var(--ground);color:var(--text);font:1rem/1.5 system-ui;margin:0}',
    '.form{display:grid;gap:0.5rem}.field{display:flex;justify-content:space-between}',
    '.frame{border:1px solid var(--line);min-height:44px}.sum{font-weight:700}',
    ...rules,
  ].join('');
}
