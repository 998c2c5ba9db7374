import { catalogue as facts, sources, validateCatalogue } from '@mix/catalogue';
import { EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';

/** Proves that the catalogue stands up, and says what does not. */
function check(): CommandResult {
  const faults = validateCatalogue(facts);
  if (faults.length > 0) {
    const lines = faults.map(({ code, path, value }) => `${code} ${path} ${value ?? ''}`.trimEnd());
    return printed(lines.join('\n'), EXIT.stopped);
  }
  const { products, nozzles, machines, compatibilityRules } = facts;
  return printed(
    `${products.length} products, ${nozzles.length} tips, ${machines.length} machines, ${compatibilityRules.length} rules and ${sources.length} sources stand up.`,
  );
}

/** What is to be done with the facts that come with the program. */
export const catalogue = ([task, ...rest]: readonly string[]): CommandResult =>
  task === 'check' && rest.length === 0 ? check() : refused('catalogue takes “check”.');
