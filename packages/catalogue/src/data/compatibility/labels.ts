import type { CompatibilityRule } from '@mix/engine';
import { sourced } from '../../factSource.ts';

/**
 * What labels say of two products by name. They go before what their groups say. A label binds its
 * own product and country: only what asks for more care than the groups do is kept here.
 */
export const labels: readonly CompatibilityRule[] = [
  {
    id: 'labelHaloxyfopPhenoxy',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'antagonism',
    between: { haloxyfop: ['24d', 'mcpa', '24db', 'mecoprop-mix'] },
    reason: 'A haloxyfop label rules out amine and sodium salts of phenoxy herbicides.',
    source: sourced('S203', 'Australian label.'),
  },
  {
    id: 'labelCaptanCopper',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'breakdown',
    between: { captan: ['cu-hydroxide'] },
    reason: 'A captan label rules copper out.',
    source: sourced('S204', 'Australian label.'),
  },
  {
    id: 'labelHaloxyfop900Phenoxy',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'antagonism',
    between: { 'haloxyfop-900-ec': ['24d', '24d-amine-625-sl', 'mcpa', 'mcpa-340-dicamba-80-sl', '24db', '24db-500-sl', 'mcpb-400-sl', 'mecoprop-mix'] },
    reason: 'A haloxyfop label rules out amine and sodium salts of phenoxy herbicides.',
    source: sourced('S203', 'Australian label.'),
  },
  {
    id: 'labelChlorothalonilOil',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'leafBurn',
    between: { 'chlorothalonil-720-sc': ['oil', 'canola-ester-704', 'paraffin-oil-582-nis-240', 'paraffin-spray-oil-830', 'canola-oil-865', 'gravitate-707', 'outright-770', 'collide-700'] },
    reason: 'A chlorothalonil label rules spray oil out, ten days before and after too.',
    source: sourced('S384', 'Australian label.'),
  },
  {
    id: 'labelChlorothalonilWetter',
    ofLabel: true,
    verdict: 'caution',
    mechanism: 'leafBurn',
    between: { 'chlorothalonil-720-sc': ['nis', 'nis-900-sl', 'nis-600-low-foam', 'organosilicone', 'organosilicone-1020', 'organosilicone-385-latex', 'trisiloxane-500', 'acidifier-propionic-700', 'buffer-buff-it'] },
    reason: 'A chlorothalonil label restrains wetting agents.',
    source: sourced('S384', 'Australian label.'),
  },
  {
    id: 'labelDiuronDimethoate',
    ofLabel: true,
    verdict: 'caution',
    mechanism: 'leafBurn',
    between: { 'diuron-900-wg': ['dimethoate', 'dimethoate-400-ec'] },
    reason: 'A diuron label lists dimethoate among what does not go with it.',
    source: sourced('S536', 'Australian label, read in a transcription.'),
  },
  {
    id: 'labelPenthiopyradCaptan',
    ofLabel: true,
    verdict: 'caution',
    mechanism: 'leafBurn',
    between: { 'penthiopyrad-200-sc': ['captan'] },
    reason: 'It is made with oil, which captan does not stand.',
    source: sourced('S542', 'Australian label, read in a transcription.'),
  },
  {
    id: 'labelSpirotetramat',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'leafBurn',
    between: { 'spirotetramat-240-sc': ['azoxy', 'organosilicone', 'organosilicone-1020', 'organosilicone-385-latex', 'trisiloxane-500'] },
    reason: 'A spirotetramat label rules azoxystrobin and an organosilicone out.',
    source: sourced('S430', 'Australian label.'),
  },
  {
    id: 'labelAcidifierCopper',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'leafBurn',
    between: { 'acidifier-propionic-700': ['cu-hydroxide', 'copper-oxychloride-500-wg', 'copper-hydroxide-500-wp', 'copper-hydroxide-350-wg', 'cuprous-oxide-750-wg', 'copper-tribasic-190-sc', 'cu-oxychloride'], 'collide-700': ['cu-hydroxide', 'copper-oxychloride-500-wg', 'copper-hydroxide-500-wp', 'copper-hydroxide-350-wg', 'cuprous-oxide-750-wg', 'copper-tribasic-190-sc', 'cu-oxychloride'], 'gravitate-707': ['cu-hydroxide', 'copper-oxychloride-500-wg', 'copper-hydroxide-500-wp', 'copper-hydroxide-350-wg', 'cuprous-oxide-750-wg', 'copper-tribasic-190-sc', 'cu-oxychloride'], 'buffer-buff-it': ['cu-hydroxide', 'copper-oxychloride-500-wg', 'copper-hydroxide-500-wp', 'copper-hydroxide-350-wg', 'cuprous-oxide-750-wg', 'copper-tribasic-190-sc', 'cu-oxychloride'] },
    reason: 'Labels of acidifying adjuvants rule copper out: acid frees it.',
    source: sourced(['S228', 'S457', 'S460'], 'Australian labels.'),
  },
  {
    id: 'labelWetterHerbicide',
    ofLabel: true,
    verdict: 'incompatible',
    mechanism: 'leafBurn',
    between: {
      'organosilicone-385-latex': ['glyphosate', 'mcpa', '24d', '24db', 'clopyralid', 'mecoprop-mix', 'thifen', 'flumetsulam', 'haloxyfop', 'paraquat', 'glyphosate-570-k-sl', 'glyphosate-540-ipa-sl', 'glyphosate-360-ipa-sl', 'glyphosate-540-dual-salt-sl', 'metsulfuron-600-wg', '24d-amine-625-sl', 'mcpa-340-dicamba-80-sl', 'dicamba-750-sl', 'dicamba-480-dga-sl', '24db-500-sl', 'clopyralid-600-sl', 'fluroxypyr-333-ec', 'triclopyr-picloram-aminopyralid-ec', 'aminopyralid-240-sl', 'triclopyr-600-ec', 'clethodim-240-ec', 'clethodim-360-ec', 'haloxyfop-900-ec', 'haloxyfop-520-ec', 'fluazifop-212-ec', 'glufosinate-200-sl', 'bromoxynil-200-ec', 'bromoxynil-200-mcpa-200-ec', 'atrazine-500-sc', 'atrazine-900-wg', 'mesotrione-480-sc', 'bentazone-480-sl', 's-metolachlor-960-ec', 'pendimethalin-440-ec', 'pendimethalin-455-cs', 'trifluralin-480-ec', 'paraquat-250-sl', 'paraquat-135-diquat-115-sl', 'diquat-200-sl', 'florasulam-200-sc', 'metribuzin-480-sc', 'mesosulfuron-30-od', 'iodosulfuron-100-wg', 'pyrasulfotole-diflufenican-sc', 'prosulfocarb-s-metolachlor-ec', 'halosulfuron-750-wg', 'diuron-900-wg', 'oxyfluorfen-240-ec', 'pyroxasulfone-850-wg', 'flupropanate-745-sl', 'mcpb-400-sl', 'oil', 'canola-ester-704', 'paraffin-oil-582-nis-240', 'paraffin-spray-oil-830', 'canola-oil-865', 'gravitate-707', 'outright-770', 'collide-700'],
      'trisiloxane-500': ['glyphosate', 'mcpa', '24d', '24db', 'clopyralid', 'mecoprop-mix', 'thifen', 'flumetsulam', 'haloxyfop', 'paraquat', 'glyphosate-570-k-sl', 'glyphosate-540-ipa-sl', 'glyphosate-360-ipa-sl', 'glyphosate-540-dual-salt-sl', 'metsulfuron-600-wg', '24d-amine-625-sl', 'mcpa-340-dicamba-80-sl', 'dicamba-750-sl', 'dicamba-480-dga-sl', '24db-500-sl', 'clopyralid-600-sl', 'fluroxypyr-333-ec', 'triclopyr-picloram-aminopyralid-ec', 'aminopyralid-240-sl', 'triclopyr-600-ec', 'clethodim-240-ec', 'clethodim-360-ec', 'haloxyfop-900-ec', 'haloxyfop-520-ec', 'fluazifop-212-ec', 'glufosinate-200-sl', 'bromoxynil-200-ec', 'bromoxynil-200-mcpa-200-ec', 'atrazine-500-sc', 'atrazine-900-wg', 'mesotrione-480-sc', 'bentazone-480-sl', 's-metolachlor-960-ec', 'pendimethalin-440-ec', 'pendimethalin-455-cs', 'trifluralin-480-ec', 'paraquat-250-sl', 'paraquat-135-diquat-115-sl', 'diquat-200-sl', 'florasulam-200-sc', 'metribuzin-480-sc', 'mesosulfuron-30-od', 'iodosulfuron-100-wg', 'pyrasulfotole-diflufenican-sc', 'prosulfocarb-s-metolachlor-ec', 'halosulfuron-750-wg', 'diuron-900-wg', 'oxyfluorfen-240-ec', 'pyroxasulfone-850-wg', 'flupropanate-745-sl', 'mcpb-400-sl', 'oil', 'canola-ester-704', 'paraffin-oil-582-nis-240', 'paraffin-spray-oil-830', 'canola-oil-865', 'gravitate-707', 'outright-770', 'collide-700'],
    },
    reason: 'The label of this wetter rules herbicides and spray oils out.',
    source: sourced(['S229', 'S230'], 'Australian labels.'),
  },
];
