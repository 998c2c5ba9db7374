import type { PasswordRule } from './PasswordRule.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';

/**
 * A longer limit is not mentioned: nobody's password is so long, and who reaches the limit is told
 * then.
 */
const LONG = 128;

const ruleText = (rule: PasswordRule): string =>
  'count' in rule ? accountWords.rules[rule.rule](rule.count) : accountWords.rules[rule.rule];

const listText = (rules: readonly PasswordRule[]): string => rules.map(ruleText).join(', ');

/** What a new password must hold, as a sentence; empty when nothing is asked. */
export function passwordRulesText(rules: readonly PasswordRule[]): string {
  const text = listText(rules.filter((rule) => !(rule.rule === 'maxLength' && rule.count > LONG)));
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What a typed password still lacks. */
export const unmetRulesText = (rules: readonly PasswordRule[]): string =>
  accountWords.rulesUnmet(listText(rules));
