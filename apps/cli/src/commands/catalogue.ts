import { catalogue as facts, sources, validateCatalogue } from '@mix/catalogue';
import { EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';
import { catalogueReport } from './catalogueReport.ts';

/** Validates the catalogue: prints each fault, or how many entries are sound. */
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

/** `mix catalogue check` and `report`, of the catalogue that comes with the program. */
export function catalogue([task, ...rest]: readonly string[]): CommandResult {
  if (task === 'check' && rest.length === 0) return check();
  if (task === 'report' && rest.length === 0) return printed(catalogueReport(facts));
  return refused('catalogue takes “check” or “report”.');
}
