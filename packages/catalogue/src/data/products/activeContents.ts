import { assumed, sourced } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';
import type { SourceId } from '../sources.ts';

type Content = Pick<
  ProductFacts,
  | 'activeIngredientGPerL'
  | 'activeIngredientPct'
  | 'acidEquivalentGPerL'
  | 'acidEquivalentPct'
  | 'sources'
>;

const readAt = (source: SourceId | null) =>
  source === null ? assumed('The strength in its name.') : sourced(source, 'The strength in its name, as its label counts it.');

const acidNote = 'The label counts the acid, present as the salt or ester.';
const acidAt = (source: SourceId | null) =>
  source === null ? assumed(acidNote) : sourced(source, acidNote);

/** Of a liquid; `isAcid` where the label counts the acid, so that both contents are one figure. */
const perLitre = (grams: number, source: SourceId | null, isAcid = false): Content => ({
  activeIngredientGPerL: grams,
  ...(isAcid && { acidEquivalentGPerL: grams }),
  sources: {
    activeIngredientGPerL: readAt(source),
    ...(isAcid && { acidEquivalentGPerL: acidAt(source) }),
  },
});

/** Of a solid, from g/kg. */
const perKilogram = (grams: number, source: SourceId | null): Content => ({
  activeIngredientPct: grams / 10,
  sources: { activeIngredientPct: readAt(source) },
});

/**
 * Active ingredient of products that have one, by their id, as their labels count it. Of a salt whose
 * label counts the salt the acid is not worked out here: what is not in this list is not known.
 */
export const activeContents: Readonly<Record<string, Content>> = {
  ga3: {
    activeIngredientPct: 40,
    sources: { activeIngredientPct: sourced('S20', '20 g of product is 8 g of active.') },
  },
  'ams-417-liquid': perLitre(417, 'S450'),
  'glyphosate-570-k-sl': perLitre(570, 'S205', true),
  'glyphosate-540-ipa-sl': perLitre(540, 'S312', true),
  'glyphosate-360-ipa-sl': perLitre(360, 'S313', true),
  'metsulfuron-600-wg': perKilogram(600, 'S316'),
  '24d-amine-625-sl': perLitre(625, 'S226', true),
  'dicamba-750-sl': perLitre(750, 'S322'),
  'dicamba-480-dga-sl': perLitre(480, 'S323', true),
  '24db-500-sl': perLitre(500, 'S325', true),
  'clopyralid-600-sl': perLitre(600, 'S232', true),
  'fluroxypyr-333-ec': perLitre(333, 'S328', true),
  'aminopyralid-240-sl': perLitre(240, 'S332', true),
  'triclopyr-600-ec': perLitre(600, 'S333', true),
  'clethodim-240-ec': perLitre(240, 'S335'),
  'clethodim-360-ec': perLitre(360, 'S336'),
  'haloxyfop-900-ec': perLitre(900, 'S203'),
  'haloxyfop-520-ec': perLitre(520, 'S339', true),
  'fluazifop-212-ec': perLitre(212, 'S227', true),
  'glufosinate-200-sl': perLitre(200, null),
  'bromoxynil-200-ec': perLitre(200, null, true),
  'atrazine-500-sc': perLitre(500, 'S345'),
  'atrazine-900-wg': perKilogram(900, 'S346'),
  'mesotrione-480-sc': perLitre(480, null),
  'bentazone-480-sl': perLitre(480, null, true),
  's-metolachlor-960-ec': perLitre(960, 'S348'),
  'pendimethalin-440-ec': perLitre(440, 'S350'),
  'pendimethalin-455-cs': perLitre(455, 'S353'),
  'trifluralin-480-ec': perLitre(480, 'S355'),
  'paraquat-250-sl': perLitre(250, 'S207'),
  'diquat-200-sl': perLitre(200, 'S361'),
  'florasulam-200-sc': perLitre(200, 'S363'),
  'metribuzin-480-sc': perLitre(480, 'S365'),
  'mesosulfuron-30-od': perLitre(30, 'S367'),
  'iodosulfuron-100-wg': perKilogram(100, 'S211'),
  'halosulfuron-750-wg': perKilogram(750, 'S372'),
  'diuron-900-wg': perKilogram(900, 'S374'),
  'oxyfluorfen-240-ec': perLitre(240, 'S375'),
  'pyroxasulfone-850-wg': perKilogram(850, 'S376'),
  'flupropanate-745-sl': perLitre(745, null),
  'mancozeb-750-wg': perKilogram(750, 'S380'),
  'metiram-700-wg': perKilogram(700, 'S382'),
  'chlorothalonil-720-sc': perLitre(720, null),
  'tebuconazole-430-sc': perLitre(430, 'S386'),
  'propiconazole-625-ec': perLitre(625, 'S225'),
  'difenoconazole-250-ec': perLitre(250, 'S224'),
  'copper-oxychloride-500-wg': perKilogram(500, 'S213'),
  'copper-hydroxide-500-wp': perKilogram(500, 'S390'),
  'copper-hydroxide-350-wg': perKilogram(350, 'S391'),
  'cuprous-oxide-750-wg': perKilogram(750, 'S392'),
  'copper-tribasic-190-sc': perLitre(190, 'S394'),
  'sulphur-800-wg': perKilogram(800, 'S222'),
  'sulphur-800-mg': perKilogram(800, 'S223'),
  'phosphite-600-sl': perLitre(600, 'S215'),
  'penthiopyrad-200-sc': perLitre(200, null),
  'trifloxystrobin-500-wg': perKilogram(500, 'S407'),
  'prothioconazole-480-sc': perLitre(480, 'S408'),
  'iprodione-500-sc': perLitre(500, null),
  'pyraclostrobin-250-ec': perLitre(250, 'S411'),
  'lambda-cyhalothrin-250-cs': perLitre(250, 'S414'),
  'chlorantraniliprole-200-sc': perLitre(200, null),
  'chlorantraniliprole-700-wg': perKilogram(700, null),
  'pirimicarb-500-wg': perKilogram(500, 'S419'),
  'dimethoate-400-ec': perLitre(400, 'S421'),
  'alpha-cypermethrin-300-sc': perLitre(300, 'S423'),
  'chlorpyrifos-500-ec': perLitre(500, 'S424'),
  'sulfoxaflor-240-sc': perLitre(240, null),
  'spinetoram-250-wg': perKilogram(250, null),
  'spirotetramat-240-sc': perLitre(240, null),
  'methomyl-225-sl': perLitre(225, 'S432'),
  'imidacloprid-350-sc': perLitre(350, null),
  'flonicamid-500-wg': perKilogram(500, null),
  'tau-fluvalinate-240': perLitre(240, 'S439'),
  'acephate-970-sg': perKilogram(970, 'S440'),
  'methoxyfenozide-240-sc': perLitre(240, null),
  'emamectin-44-wg': perKilogram(44, null),
  'clothianidin-500-wg': perKilogram(500, null),
  'gibberellic-acid-100-sl': perLitre(100, 'S445'),
  'ethephon-720-sl': perLitre(720, null),
};
