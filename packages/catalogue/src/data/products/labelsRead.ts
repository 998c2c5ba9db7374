import { sourced } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';
import type { SourceId } from '../sources.ts';

type Label = NonNullable<ProductFacts['label']>;
type LabelRead = Pick<ProductFacts, 'label' | 'sources'>;

/** Of one brand's label, whose title the source has. */
const inAustralia = (source: SourceId, figures: Omit<Label, 'country'>): LabelRead => ({
  label: { country: 'AU', ...figures },
  sources: { label: sourced(source, 'What this label gives for all its uses.') },
});

/**
 * Figures of labels that were read in Australia, where each stands for all uses of the label; what
 * differs by crop is left to the label in the hand. Seasons are counted as twelve months.
 */
export const labelsRead: Readonly<Record<string, LabelRead>> = {
  'glyphosate-570-k-sl': inAustralia('S205', { rainFreeH: 1, finestDroplets: 'C' }),
  'glyphosate-540-ipa-sl': inAustralia('S312', { rainFreeH: 1, grazingDays: 0, harvestDays: 0 }),
  'glyphosate-540-dual-salt-sl': inAustralia('S315', { rainFreeH: 2 }),
  'metsulfuron-600-wg': inAustralia('S210', { rainFreeH: 2 }),
  '24d-amine-625-sl': inAustralia('S226', { mostApplicationsPerYear: 2, applicationIntervalDays: 21, finestDroplets: 'VC' }),
  'mcpa-340-dicamba-80-sl': inAustralia('S320', { rainFreeH: 4, grazingDays: 7, harvestDays: 0 }),
  'dicamba-750-sl': inAustralia('S220', { rainFreeH: 4, grazingDays: 7, cuttingDays: 7, harvestDays: 7 }),
  '24db-500-sl': inAustralia('S219', { rainFreeH: 4, grazingDays: 7, finestDroplets: 'C' }),
  'clopyralid-600-sl': inAustralia('S232', { rainFreeH: 3, finestDroplets: 'C' }),
  'fluroxypyr-333-ec': inAustralia('S328', { rainFreeH: 1 }),
  'triclopyr-picloram-aminopyralid-ec': inAustralia('S330', { rainFreeH: 1 }),
  'aminopyralid-240-sl': inAustralia('S332', { rainFreeH: 1, finestDroplets: 'M' }),
  'clethodim-240-ec': inAustralia('S335', { rainFreeH: 1 }),
  'glufosinate-200-sl': inAustralia('S342', { rainFreeH: 6, mostApplicationsPerYear: 2 }),
  'bromoxynil-200-mcpa-200-ec': inAustralia('S343', { rainFreeH: 4, grazingDays: 56, cuttingDays: 56, harvestDays: 56 }),
  'atrazine-500-sc': inAustralia('S345', { harvestDays: 0, mostPerHaPerYear: 6 }),
  'pendimethalin-440-ec': inAustralia('S351', { entryH: 12 }),
  'pendimethalin-455-cs': inAustralia('S353', { entryH: 12, grazingDays: 0, harvestDays: 0 }),
  'trifluralin-480-ec': inAustralia('S356', { harvestDays: 0 }),
  'metribuzin-480-sc': inAustralia('S365', { grazingDays: 14, finestDroplets: 'C' }),
  'mesosulfuron-30-od': inAustralia('S367', { rainFreeH: 8 }),
  'iodosulfuron-100-wg': inAustralia('S211', { rainFreeH: 4, finestDroplets: 'M' }),
  'pyrasulfotole-diflufenican-sc': inAustralia('S369', { grazingDays: 28, harvestDays: 0, finestDroplets: 'M' }),
  'prosulfocarb-s-metolachlor-ec': inAustralia('S371', { finestDroplets: 'C' }),
  'halosulfuron-750-wg': inAustralia('S373', { rainFreeH: 2, mostPerHaPerYear: 0.2 }),
  'diuron-900-wg': inAustralia('S374', { mostApplicationsPerYear: 1, finestDroplets: 'C' }),
  'pyroxasulfone-850-wg': inAustralia('S377', { finestDroplets: 'C' }),
  'mancozeb-750-wg': inAustralia('S380', { finestDroplets: 'M' }),
  'tebuconazole-430-sc': inAustralia('S386', { finestDroplets: 'M' }),
  'copper-oxychloride-500-wg': inAustralia('S213', { rainFreeH: 4 }),
  'copper-hydroxide-500-wp': inAustralia('S212', { harvestDays: 1 }),
  'cuprous-oxide-750-wg': inAustralia('S392', { harvestDays: 1 }),
  'pyraclostrobin-fluxapyroxad-sc': inAustralia('S399', { finestDroplets: 'M' }),
  'penthiopyrad-200-sc': inAustralia('S401', { rainFreeH: 1, finestDroplets: 'M' }),
  'fluopyram-tebuconazole-sc': inAustralia('S403', { finestDroplets: 'M' }),
  'metalaxylm-mancozeb-wg': inAustralia('S412', { rainFreeH: 6, mostApplicationsPerYear: 4 }),
  'lambda-cyhalothrin-250-cs': inAustralia('S414', { rainFreeH: 6 }),
  'chlorantraniliprole-200-sc': inAustralia('S416', { rainFreeH: 2, applicationIntervalDays: 7 }),
  'chlorantraniliprole-700-wg': inAustralia('S417', { rainFreeH: 2, mostApplicationsPerYear: 2, applicationIntervalDays: 7 }),
  'alpha-cypermethrin-300-sc': inAustralia('S423', { rainFreeH: 6 }),
  'sulfoxaflor-240-sc': inAustralia('S426', { finestDroplets: 'M' }),
  'spinetoram-250-wg': inAustralia('S428', { mostApplicationsPerYear: 4, finestDroplets: 'M' }),
  'spirotetramat-240-sc': inAustralia('S430', { finestDroplets: 'M' }),
  'methomyl-225-sl': inAustralia('S433', { entryH: 24 }),
  'btk-wg': inAustralia('S435', { rainFreeH: 8 }),
  'imidacloprid-350-sc': inAustralia('S436', { finestDroplets: 'F' }),
  'flonicamid-500-wg': inAustralia('S437', { applicationIntervalDays: 14, finestDroplets: 'M' }),
  'methoxyfenozide-240-sc': inAustralia('S441', { rainFreeH: 6, mostApplicationsPerYear: 3 }),
  'gibberellic-acid-100-sl': inAustralia('S445', { rainFreeH: 6, grazingDays: 0, harvestDays: 0 }),
  'ethephon-720-sl': inAustralia('S447', { rainFreeH: 8 }),
  's-metolachlor-960-ec': inAustralia('S348', { mostApplicationsPerYear: 1 }),
  'florasulam-200-sc': inAustralia('S363', { mostApplicationsPerYear: 1 }),
  'trifloxystrobin-500-wg': inAustralia('S407', { mostApplicationsPerYear: 3 }),
  'phosphite-600-sl': inAustralia('S397', { mostApplicationsPerYear: 2 }),
  'iprodione-500-sc': inAustralia('S410', { mostApplicationsPerYear: 4 }),
  'clothianidin-500-wg': inAustralia('S443', { mostApplicationsPerYear: 3 }),
  'pirimicarb-500-wg': inAustralia('S419', { applicationIntervalDays: 14 }),
};
