/** Words for each plural form that a language tells apart; what is not given is said as `other`. */
type PluralForms = { readonly other: string } & {
  readonly [Form in Intl.LDMLPluralRule]?: string;
};

/**
 * Chooses the words for a count as a language does: English has one form for 1 alone, French one
 * for 0 and 1, Polish four.
 */
export function pluralIn(language: string) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: PluralForms): string => {
    // Made at the first use: creating the rules costs more than everything else here.
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
