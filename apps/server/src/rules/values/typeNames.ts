import type { RulesTypeName } from './RulesValue.ts';

/** What may stand behind `is`. Google's parser refuses `is null`: the language says `== null`. */
export const typeNames = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const satisfies readonly RulesTypeName[];
