import { catalogue, sources } from '@mix/catalogue';
import { rulesBetween, type Product, type RulesBetween } from '@mix/engine';
import { printed, refused, type CommandResult } from '../CommandResult.ts';
import { limitText } from './limitText.ts';
import { pairMatrix, VERDICT_LETTERS } from './pairMatrix.ts';

const productOf = (id: string): Product | undefined =>
  catalogue.products.find((product) => product.id === id);

const between = (one: Product, other: Product): RulesBetween =>
  rulesBetween(catalogue.compatibilityRules, one, other);

/** A line for each other product: the verdict, and the reasons of the rules behind it. */
function listOf(product: Product): string {
  const lines = catalogue.products
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const { rules, verdict } = between(product, other);
      const why = rules.filter((rule) => rule.verdict === verdict).map(({ reason }) => reason);
      const letter = VERDICT_LETTERS[verdict ?? 'notKnown'];
      return `${letter} ${other.id.padEnd(16)} ${why.join(' ')}`.trimEnd();
    });
  return [product.name, ...lines].join('\n');
}

/** Two products: every rule that speaks of them, with its mechanism and where it was read. */
function detailOf(one: Product, other: Product): string {
  const { rules, verdict } = between(one, other);
  const titles = new Map<string, string>(sources.map(({ id, title }) => [id, title]));
  const gravest = ['incompatible', 'caution', 'compatible'];
  const lines = rules
    .toSorted((a, b) => gravest.indexOf(a.verdict) - gravest.indexOf(b.verdict))
    .map((rule) => {
      const { sourceIds, note, assumed } = rule.source;
      const read = sourceIds.map((id) => titles.get(id) ?? id).join('; ');
      const limit = limitText(rule);
      const told = `${rule.mechanism}: ${rule.reason}${limit === '' ? '' : ` (${limit})`}`;
      const from = `${[read, note].filter(Boolean).join('. ')}${assumed ? ' (assumed)' : ''}`;
      return `${VERDICT_LETTERS[rule.verdict]} ${told}\n  ${from}`;
    });
  const letter = VERDICT_LETTERS[verdict ?? 'notKnown'];
  return [`${letter} ${one.name} + ${other.name}`, ...lines].join('\n');
}

/** What is known of products in one tank: of all, of one with the others, or of two. */
export function pairs(args: readonly string[]): CommandResult {
  if (args.length > 2) return refused('pairs takes two products at most.');
  const products = args.map(productOf);
  const strange = args[products.indexOf(undefined)];
  if (products.includes(undefined)) return refused(`“${strange ?? ''}” is no product.`);
  const [one, other] = products;
  if (one === undefined) return printed(pairMatrix(catalogue));
  if (other === undefined) return printed(listOf(one));
  return one === other ? refused('A product does not meet itself.') : printed(detailOf(one, other));
}
