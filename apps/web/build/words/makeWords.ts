import { join } from 'node:path';
import {
  makeWords as makeWordsOf,
  packageWords,
  type MadeGroup,
  type WordsPlace,
} from '@mix/messages/build';

const web = join(import.meta.dirname, '../..');

/** The name of a group's area, under which it is put into a language. */
const areaOf = (group: string): string => group.replace(/Words$/, '');

/** A file of its own for each group, so that a screen fetches only the words it uses. */
function fileOf({ language, room, name, code, about, ...uses }: MadeGroup): string {
  const isEnglish = language === 'en';
  const description = isEnglish ? about('description') : null;
  return [
    `// Made from apps/web/messages/${language}/${room}.json.`,
    ...(uses.usesPlural ? [`import { plural } from '../../../plurals/${language}.ts';`] : []),
    ...(uses.usesNumbers ? ["import { numberText } from '../../../figures/numberText.ts';"] : []),
    isEnglish
      ? "import { localized } from '../../../localized.ts';"
      : `import type { ${name} as english } from '../../en/${room}/${name}.ts';`,
    '',
    ...(description === null ? [] : [`/** ${description} */`]),
    isEnglish
      ? `export const ${name} = localized('${areaOf(name)}', ${code});`
      : `export const ${name}: typeof english = ${code};`,
    '',
  ].join('\n');
}

/** All groups of a language, by their areas. */
const listOf: WordsPlace['listOf'] = (language, groups) => {
  const isEnglish = language === 'en';
  const lines = groups.map(
    ({ room, name }) =>
      `import ${isEnglish ? 'type ' : ''}{ ${name} } from './${room}/${name}.ts';`,
  );
  const rows = groups.map(({ name }) =>
    isEnglish ? `readonly ${areaOf(name)}: typeof ${name};` : `${areaOf(name)}: ${name},`,
  );
  const head = isEnglish ? 'export interface MadeWords {' : 'export const madeWords: MadeWords = {';
  const type = isEnglish ? [] : ["import type { MadeWords } from '../en/MadeWords.ts';"];
  const end = isEnglish ? '}' : '};';
  const code = ['// Made from apps/web/messages.', ...lines, ...type, '', head, ...rows, end, ''];
  return [isEnglish ? 'MadeWords.ts' : 'madeWords.ts', code.join('\n')];
};

const appWords: WordsPlace = {
  messages: join(web, 'messages'),
  made: join(web, 'src/i18n/made'),
  fileOf,
  listOf,
};

/** The groups whose words the job sheet of the command line says too, each as it stands. */
const commandLineWords: WordsPlace = {
  messages: appWords.messages,
  made: join(web, '../cli/src/made'),
  groups: [
    ...['costWords', 'gallonWords', 'intervalWords', 'mixPlanWords', 'nozzleWords'],
    ...['resultWords', 'shareWords', 'supplyWords', 'totalWords'],
  ],
  fileOf: ({ language, room, name, code, usesPlural }) =>
    [
      `// Made from apps/web/messages/${language}/${room}.json.`,
      ...(usesPlural ? ["import { pluralIn } from '@mix/messages';"] : []),
      ...(language === 'en'
        ? []
        : [`import type { ${name} as english } from '../../en/${room}/${name}.ts';`]),
      '',
      ...(usesPlural ? [`const plural = pluralIn('${language}');`, ''] : []),
      `export const ${name}${language === 'en' ? '' : ': typeof english'} = ${code};`,
      '',
    ].join('\n'),
  listOf: (language, groups) => {
    const isEnglish = language === 'en';
    const code = [
      '// Made from apps/web/messages.',
      ...groups.map(({ room, name }) => `import { ${name} } from './${room}/${name}.ts';`),
      ...(isEnglish ? [] : ["import type { words as english } from '../en/words.ts';"]),
      '',
      `export const words${isEnglish ? '' : ': typeof english'} = { ${groups.map(({ name }) => name).join(', ')} };`,
      '',
    ];
    return ['words.ts', code.join('\n')];
  },
};

/** The folders that the words are made from. */
export const messageFolders: readonly string[] = [packageWords.messages, appWords.messages];

/** Writes the code of all messages, those of the engine's codes and those of the screens. */
export function makeWords(): void {
  makeWordsOf(packageWords);
  makeWordsOf(appWords);
  makeWordsOf(commandLineWords);
}
