import { describe, expect, test } from 'vitest';
import { chooseSteps, leaveOut } from './chooseSteps.mjs';
import type { Step } from './steps.mjs';

const ALL: readonly Step[] = [
  { name: 'lint', commands: [['oxlint']] },
  { name: 'unit', commands: [['vitest', 'run']], counts: true },
  { name: 'browser', commands: [['vitest', 'run', '-c', 'e2e']], counts: true },
];

describe('the words behind npm test --', () => {
  const commandsOf = (words: readonly string[]) => {
    const chosen = chooseSteps(ALL, words);
    return 'refusal' in chosen ? chosen.refusal : chosen.steps.map(({ commands }) => commands[0]);
  };

  test.each([
    ['nothing: everything', [], [['oxlint'], ['vitest', 'run'], ['vitest', 'run', '-c', 'e2e']]],
    ['steps, in their own order', ['unit', 'lint'], [['oxlint'], ['vitest', 'run']]],
    ['a file of a step', ['unit', 'splitLoads'], [['vitest', 'run', 'splitLoads']]],
    [
      'files of two steps',
      ['browser', 'fill', 'share', 'unit', 'loads'],
      [
        ['vitest', 'run', 'loads'],
        ['vitest', 'run', '-c', 'e2e', 'fill', 'share'],
      ],
    ],
    ['no step', ['fill'], 'No step is called fill. There are: lint, unit, browser.'],
    [
      'a file where none is looked at',
      ['lint', 'fill'],
      'No step is called fill, and lint takes no file to look at; unit, browser do, as in: npm test -- unit fill',
    ],
  ])('%s', (_name, words, expected) => {
    expect(commandsOf(words)).toEqual(expected);
  });
});

describe('a step that this machine has no programs for', () => {
  const steps: readonly Step[] = [...ALL, { name: 'rehearsal', commands: [], missing: ['Java'] }];
  const left = (words: readonly string[]) => {
    const chosen = leaveOut(steps, words);
    return [chosen.due.map(({ name }) => name), chosen.left];
  };

  test('is told as not run, and is among nothing that ran', () => {
    const told = [['lint', 'unit', 'browser'], ['rehearsal: NOT RUN, for want of Java']];
    expect(left([])).toEqual(told);
    expect(left(['--all'])).toEqual(told);
  });

  test('is run where it is named: it fails, and says what it lacks', () => {
    expect(left(['rehearsal'])).toEqual([['lint', 'unit', 'browser', 'rehearsal'], []]);
  });
});
