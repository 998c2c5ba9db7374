import type { CompatibilityVerdict, FactSource } from '@mix/engine';
import { assumed, partlyAssumed, sourced } from '../factSource.ts';
import type { Group } from './groups.ts';

/** Two groups, what happens when they meet, and who says so. */
export type RuleFacts = readonly [
  Group,
  Group,
  CompatibilityVerdict,
  string,
  FactSource,
  /** What no jar shows: harm to plants, seed and pests, a gas, slow breakdown. */
  'unseen'?,
];

const chemistry = assumed('General chemistry.');
const labels = assumed('Label practice.');
const biology = assumed('General biology.');

export const compatibilityRules: readonly RuleFacts[] = [
  ['CA_SOL', 'SO4', 'incompatible', 'Calcium and sulphate drop out as gypsum once the water holds about 2 g of it per kg.', sourced(['S46', 'S47', 'S1'])],
  ['CA_SOL', 'PO4', 'incompatible', 'Calcium and phosphate drop out as a solid.', sourced(['S46', 'S47'])],
  ['MG', 'PO4', 'caution', 'Magnesium and phosphate can drop out, more so above pH 7.', sourced(['S46', 'S47'])],
  ['METAL', 'PO4', 'caution', 'Iron, zinc and manganese drop out with phosphate.', sourced('S47')],
  ['K', 'SO4', 'caution', 'They make potassium sulphate, of which only about 110 g dissolves in 1 kg of water at 20 °C.', sourced(['S47', 'S1'])],
  ['NH4', 'ALK_STRONG', 'incompatible', 'Strong alkali drives ammonia gas out of the mix.', sourced('S46')],
  ['NH4', 'ALK_MILD', 'caution', 'Ammonia is lost as the mix rises past about pH 8.', sourced('S46'), 'unseen'],
  ['NH4', 'CARBONATE', 'caution', 'Ammonia is lost to the air: spray at once, do not let it stand.', chemistry, 'unseen'],
  ['CARBONATE', 'ACIDIC', 'incompatible', 'Acid on carbonate foams, and the acid is used up.', chemistry],
  ['CA_SUSP', 'GLY', 'incompatible', 'Calcium and a high pH put glyphosate out of action.', sourced('S40')],
  ['CA_SOL', 'GLY', 'incompatible', 'Calcium binds glyphosate.', sourced('S40')],
  ['METAL', 'GLY', 'caution', 'Metals weaken glyphosate; EDTA forms least of all.', sourced(['S45', 'S54']), 'unseen'],
  ['COPPER', 'GLY', 'incompatible', 'Copper binds glyphosate strongly.', partlyAssumed('S54', 'Copper by likeness to the metals listed.')],
  ['FINES', 'CATION', 'incompatible', 'Fine solids bind paraquat.', sourced('S51')],
  ['ALK_STRONG', 'OP', 'incompatible', 'Alkali breaks the insecticide down.', sourced('S48')],
  ['ALK_MILD', 'OP', 'caution', 'Alkali breaks the insecticide down.', sourced('S48'), 'unseen'],
  ['ALK_MILD', 'CARBAMATE', 'caution', 'Alkali breaks the insecticide down.', sourced('S48'), 'unseen'],
  ['ALK_MILD', 'ALK_SENSITIVE_EXTREME', 'incompatible', 'At pH 8 half of the captan is gone within minutes.', sourced('S44')],
  ['CARBONATE', 'ALK_SENSITIVE_EXTREME', 'incompatible', 'Lime holds the mix above pH 8, where captan lasts minutes.', sourced('S44')],
  ['CARBONATE', 'GA', 'caution', 'Gibberellic acid breaks down near the pH of 8.3 that lime sets.', chemistry, 'unseen'],
  ['ALK_STRONG', 'GA', 'incompatible', 'Strong alkali breaks gibberellic acid down.', chemistry],
  ['UREA', 'GA', 'compatible', 'Tried together on pasture; their effects added up.', sourced('S20')],
  ['HUMATE', 'ACIDIC', 'incompatible', 'Acid makes humic acid drop out.', chemistry],
  ['HUMATE', 'CA_SOL', 'incompatible', 'Calcium makes humate drop out.', chemistry],
  ['HUMATE', 'METAL', 'caution', 'Metals make humate flocculate.', chemistry],
  ['PHENOXY_AMINE', 'ACIDIC', 'caution', 'Acid turns the salt into its acid, which drops out.', chemistry],
  ['PHENOXY_AMINE', 'MG', 'caution', 'A foliar fertiliser turned a phenoxy herbicide to jelly.', partlyAssumed('S49', 'That magnesium did it is assumed.')],
  ['PHENOXY_AMINE', 'CA_SOL', 'caution', 'Calcium makes a salt of the herbicide that does not dissolve.', partlyAssumed('S49', 'That calcium did it is assumed.')],
  ['SULFONYLUREA', 'ACIDIC', 'caution', 'Acid breaks the herbicide down.', chemistry, 'unseen'],
  ['SULPHUR', 'OIL_EC', 'incompatible', 'Sulphur with oil burns plants.', labels],
  ['ALK_SENSITIVE_EXTREME', 'OIL_EC', 'incompatible', 'Captan with oil burns plants.', labels],
  ['COPPER', 'ACIDIC', 'caution', 'Acid frees copper, which burns leaf.', chemistry, 'unseen'],
  ['LIVE', 'COPPER', 'incompatible', 'Copper kills the live product.', biology],
  ['LIVE', 'ALK_STRONG', 'incompatible', 'Strong alkali kills the live product.', biology],
  ['LIVE', 'UREA', 'caution', 'A strong urea mix stresses live products: dilute them first.', biology, 'unseen'],
  ['SEED', 'UREA', 'caution', 'Urea harms germination: keep the contact short.', biology, 'unseen'],
  ['SEED', 'COPPER', 'incompatible', 'Copper injures seed.', biology],
  ['SEED', 'GLY', 'caution', 'Look at the label, and at what it does to the seedling.', labels, 'unseen'],
  ['FOP', 'PHENOXY_AMINE', 'caution', 'The phenoxy weakens the control of grasses.', labels, 'unseen'],
  ['S2O3', 'ACIDIC', 'incompatible', 'Acid frees sulphur dioxide and sulphur.', chemistry],
  ['UREA', 'PO4', 'compatible', 'In solution they go together; only a dry blend of urea and superphosphate turns wet.', sourced('S47')],
  ['CA_SPARING', 'GLY', 'incompatible', 'Gypsum dissolves about 0.6 g of calcium per litre, which binds glyphosate.', sourced(['S40', 'S1'])],
  ['CA_SPARING', 'CARBONATE', 'compatible', 'Both stay solid.', chemistry],
  ['CA_SPARING', 'PHENOXY_AMINE', 'caution', 'Its dissolved calcium acts like hard water.', chemistry],
  ['FISH', 'ALK_MILD', 'caution', 'Alkali curdles fish hydrolysate.', chemistry],
  ['ALK_STRONG', 'ALK_SENSITIVE_EXTREME', 'incompatible', 'At a high pH captan and its like last only minutes.', sourced('S44')],
  ['ALK_STRONG', 'CARBAMATE', 'incompatible', 'Alkali breaks the insecticide down.', sourced('S48')],
  ['MG', 'GLY', 'caution', 'Magnesium ties up glyphosate as the other metals do.', sourced('S54'), 'unseen'],
  ['ACIDIC', 'ALK_STRONG', 'incompatible', 'Acid and alkali use each other up and give off heat.', chemistry],
  ['CA_SUSP', 'PHENOXY_AMINE', 'caution', 'Calcium that dissolves acts like hard water.', chemistry],
  ['CARBONATE', 'PHENOXY_AMINE', 'caution', 'The high pH and hard water that lime brings.', chemistry],
  ['CA_SPARING', 'PO4', 'caution', 'Calcium phosphate forms slowly.', sourced(['S46', 'S47'])],
  ['CA_SOL', 'CARBONATE', 'incompatible', 'Calcium drops out as carbonate.', sourced('S46')],
  ['LIVE', 'STROB', 'caution', 'A fungicide can harm live products: ask the maker.', biology, 'unseen'],
  ['LIVE', 'TRIAZOLE', 'caution', 'A fungicide can harm live products: ask the maker.', biology, 'unseen'],
  ['LIVE', 'ALK_SENSITIVE_EXTREME', 'caution', 'A fungicide can harm live products: ask the maker.', biology, 'unseen'],
];
