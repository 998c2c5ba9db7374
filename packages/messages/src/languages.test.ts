import { PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import type { ProblemLanguage } from './ProblemLanguage.ts';

const CODES = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];

describe.each([
  ['Spanish', spanish],
  ['French', french],
])('%s', (_name, language) => {
  /** The names of the values that a language says of a problem; `chosen` are as given, others unknown. */
  function namesIn(
    { problems }: ProblemLanguage,
    code: ProblemCode,
    chosen: Readonly<Record<string, string>>,
  ): readonly string[] {
    const said = problems[code]((name) => chosen[name] ?? `{${name}}`).join(' ');
    return [...new Set(said.match(/(?<=\{)\w+(?=\})/g))].toSorted();
  }

  it.each(CODES)('says every value of %s that English says', (code) => {
    for (const chosen of [
      {},
      { unit: 'entries' },
      { unit: 'characters', minimumAllowed: 'yes', content: 'discharge', per: 'container' },
      { endC: '—', hardnessPpm: '—', maxBar: '—', ways: '—', labelUnit: '—', figures: 'least' },
      { freezingPointC: '—', minBar: '—', kgPer100L: '—', undissolvedKg: '—', share: '—' },
      { ofHeel: '', tried: '', isCooled: '', isOneRate: '', frost: '', form: 'liquid' },
    ])
      expect(namesIn(language, code, chosen)).toEqual(namesIn(english, code, chosen));
  });
});
