import { join } from 'node:path';
import type { MadeGroup } from './makeGroup.ts';
import type { WordsPlace } from './makeWords.ts';

const root = join(import.meta.dirname, '..');

/**
 * A file of a group of this package. The type that the group names under `@@type`, of
 * `src/GroupTypes.ts`, asks for every key, knows no other, and says which values its messages take.
 */
function fileOf({ language, room, name, code, about, ...uses }: MadeGroup): string {
  const [type, description] = [about('type'), about('description')];
  if (type === null) throw new Error(`en/${room}.json ${name}: it has no @@type.`);
  if (uses.usesNumbers)
    throw new Error(`${language}/${room}.json ${name}: who reads a number here is not known.`);
  return [
    `// Made from packages/messages/messages/${language}/${room}.json.`,
    `import type { ${type} } from '../../../GroupTypes.ts';`,
    ...(uses.usesPlural ? ["import { pluralIn } from '../../../plurals/pluralIn.ts';"] : []),
    '',
    ...(uses.usesPlural ? [`const plural = pluralIn('${language}');`, ''] : []),
    ...(description === null ? [] : [`/** ${description} */`]),
    `export const ${name} = ${code} satisfies ${type};`,
    '',
  ].join('\n');
}

/** The messages of this package, whose figures come as texts. */
export const packageWords: WordsPlace = {
  messages: join(root, 'messages'),
  made: join(root, 'src/made'),
  fileOf,
};
