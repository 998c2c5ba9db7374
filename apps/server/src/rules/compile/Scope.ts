import { RulesSyntaxError, type Position } from '../RulesSyntaxError.ts';
import type { FunctionDeclaration } from '../syntax/RulesFile.ts';

/**
 * The names that one match block declares, and those around it. Captures of all blocks from the
 * outermost in stand in one frame, so what an outer block sees is the beginning of an inner frame.
 */
export class Scope {
  readonly captures: readonly string[];
  readonly #outer: Scope | null;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    outer: Scope | null,
    captures: readonly string[],
    functions: readonly FunctionDeclaration[],
  ) {
    this.#outer = outer;
    this.captures = [...(outer?.captures ?? []), ...captures];
    const declared = new Map<string, FunctionDeclaration>();
    for (const declaration of functions) {
      if (declared.has(declaration.name)) {
        throw new RulesSyntaxError(`${declaration.name} is declared twice`, declaration.at);
      }
      declared.set(declaration.name, declaration);
    }
    this.#functions = declared;
  }

  /**
   * The function of this name nearest to here, with the scope it was declared in.
   * @throws RulesSyntaxError when there is none.
   */
  findFunction(
    name: string,
    at: Position,
  ): { readonly declaration: FunctionDeclaration; readonly scope: Scope } {
    const declaration = this.#functions.get(name);
    if (declaration !== undefined) return { declaration, scope: this };
    if (this.#outer === null) throw new RulesSyntaxError(`there is no function ${name}`, at);
    return this.#outer.findFunction(name, at);
  }
}
