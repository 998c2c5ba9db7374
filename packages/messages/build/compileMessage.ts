import {
  parse,
  TYPE,
  type LiteralElement,
  type MessageFormatElement,
  type PluralElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';

/** Arguments of a message: their names, and the type that the text asks for. */
export type Arguments = ReadonlyMap<string, string>;

export interface CompiledMessage {
  /** An expression of TypeScript over its arguments. */
  readonly code: string;
  readonly arguments: Arguments;
  readonly usesPlural: boolean;
  readonly usesNumbers: boolean;
}

/**
 * Choices by a value that is no text of its own: null, an empty text, true, and a dash, for what nobody
 * knows.
 */
const OF_VALUE: Readonly<Record<string, { readonly test: string; readonly type: string }>> = {
  null: { test: ' === null', type: 'string | null' },
  empty: { test: " === ''", type: 'string' },
  dash: { test: " === '—'", type: 'string' },
  true: { test: '', type: 'boolean' },
};

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

/**
 * Compiles a message of ICU MessageFormat: texts, `{name}`, `{count, number}` in the reader's digits,
 * `plural` by the reader's language with `=1` and the like, and `select`. In a `plural`, `#` is the count
 * in plain digits.
 * @param code what stands for a value in the code, by its name in the message
 * @throws {Error} where the text is no such message
 */
export function compileMessage(
  text: string,
  code: (name: string) => string = (name) => name,
): CompiledMessage {
  const found = new Map<string, string>();
  let [usesPlural, usesNumbers] = [false, false];

  /** Notes an argument's type: a choice's type wins over the text of a plain slot. */
  const note = (name: string, type: string): void => {
    const before = found.get(name);
    if (before === undefined || before === 'string') found.set(name, type);
  };

  function choice(tests: readonly (readonly [string, string])[], other: string): string {
    return tests.reduceRight((rest, [test, said]) => `${test} ? ${said} : ${rest}`, other);
  }

  function plural({ value: name, options }: PluralElement): string {
    note(name, 'number');
    const said = saidOf(options, name);
    const exact = said.filter(([key]) => key.startsWith('='));
    const forms = said.filter(([key]) => !key.startsWith('='));
    const other = forms.find(([key]) => key === 'other')?.[1] ?? "''";
    const tests = exact.map(([key, form]) => [`${code(name)} === ${key.slice(1)}`, form] as const);
    if (forms.length === 1) return choice(tests, other);
    usesPlural = true;
    const all = forms.map(([key, form]) => `${key}: ${form}`).join(', ');
    return choice(tests, `plural(${code(name)}, { ${all} })`);
  }

  function select(name: string, options: Readonly<Record<string, PluralOrSelectOption>>): string {
    note(name, 'string');
    const said = saidOf(options, null);
    const other = said.find(([key]) => key === 'other')?.[1] ?? "''";
    const tests = said
      .filter(([key]) => key !== 'other')
      .map(([key, form]) => {
        const value = OF_VALUE[key];
        note(name, value?.type ?? 'string');
        return [`${code(name)}${value?.test ?? ` === ${quoted(key)}`}`, form] as const;
      });
    return choice(tests, other);
  }

  const saidOf = (options: Readonly<Record<string, PluralOrSelectOption>>, count: string | null) =>
    Object.entries(options).map(([key, { value }]) => [key, expression(value, count)] as const);

  /** The code in place of an element that is no text. */
  function placed(element: Exclude<MessageFormatElement, LiteralElement>, count: string | null) {
    switch (element.type) {
      case TYPE.argument:
        note(element.value, 'string');
        return code(element.value);
      case TYPE.number:
        note(element.value, 'number');
        usesNumbers = true;
        return `numberText(${code(element.value)})`;
      case TYPE.plural:
        return plural(element);
      case TYPE.select:
        return select(element.value, element.options);
      case TYPE.pound:
        return count === null ? '0' : code(count);
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
        throw new Error('only {name}, number, plural and select stand in a message');
    }
  }

  function expression(elements: readonly MessageFormatElement[], count: string | null): string {
    const [only] = elements;
    if (only === undefined) return "''";
    if (elements.length === 1 && only.type === TYPE.literal) return quoted(only.value);
    // A choice alone is a text already; a value alone may be a number.
    if (elements.length === 1 && (only.type === TYPE.plural || only.type === TYPE.select))
      return placed(only, count);
    const parts = elements.map((element) =>
      element.type === TYPE.literal ? inTemplate(element.value) : `\${${placed(element, count)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  const elements = parse(text, { ignoreTag: true });
  return { code: expression(elements, null), arguments: found, usesPlural, usesNumbers };
}
