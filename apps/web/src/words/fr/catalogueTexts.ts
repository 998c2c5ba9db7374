/** Effects on the pH, cautions and notes of the catalogue's products, by their English words. */
export const catalogueTexts: Readonly<Record<string, string>> = {
  // effects on the pH
  'near neutral': 'presque neutre',
  acidic: 'acide',
  'slightly acidic': 'à peine acide',
  'acidic, pH 4 to 5': 'acide, pH 4 à 5',
  'alkaline, pH about 8': 'basique, pH vers 8',
  'acidic, pH about 4.5': 'acide, pH vers 4,5',
  'pH 7.4': 'pH 7,4',
  'pH 6.0': 'pH 6,0',
  'buffers the mix to about 8.3': 'tient la bouillie vers 8,3',
  'strongly alkaline, about 12.4': 'très basique, vers 12,4',
  'alkaline, about 10': 'basique, vers 10',
  'acidic, about 3': 'acide, vers 3',
  neutral: 'neutre',
  'weakly acidic': 'faiblement acide',
  'alkaline, about 9.2': 'basique, vers 9,2',
  'often alkaline (extracted with potash lye)': 'souvent basique (extrait à la potasse)',
  alkaline: 'basique',
  'acidic (kept with phosphoric acid)': 'acide (conservé à l’acide phosphorique)',
  'alkaline, 9 to 11': 'basique, 9 à 11',
  'makes the mix more acid': 'rend la bouillie plus acide',
  'mildly alkaline': 'légèrement basique',
  'strongly acid': 'très acide',
  'acidic: 15 g in 100 L took water from pH 8 to about 5.5':
    'acide : 15 g dans 100 L ont amené l’eau de pH 8 vers 5,5',

  // cautions
  'irritates skin': 'irrite la peau',
  'irritates eyes': 'irrite les yeux',
  'corrodes steel': 'corrode l’acier',
  'corrosive to skin and eyes': 'corrosif pour la peau et les yeux',
  'gets hot when diluted: the acid into the water': 'chauffe en se diluant : l’acide dans l’eau',
  'harmful if swallowed': 'nocif si avalé',
  'strongly alkaline': 'très basique',
  'gets hot when diluted': 'chauffe en se diluant',
  'too coarse for a sprayer unless ground finer':
    'trop grossier pour un pulvérisateur s’il n’est pas broyé plus fin',
  'leaves gypsum behind as it dissolves': 'laisse du gypse en se dissolvant',
  'light breaks it down: for soil, not for leaves':
    'la lumière le dégrade : pour le sol, pas pour la feuille',
  'poisonous, suspected of causing cancer': 'toxique, soupçonné de causer le cancer',
  'keep it cool and sow the same day': 'gardez-le au frais et semez le jour même',
  'sow within 5 hours': 'semez dans les 5 heures',
  'scorches leaf when strong or on a hot day': 'brûle la feuille si concentré ou par temps chaud',
  'cools the tank a lot': 'refroidit beaucoup la cuve',
  'the inhibitor breaks down in a strongly acid or alkaline mix':
    'l’inhibiteur se dégrade en bouillie très acide ou très basique',
  'gypsum with soluble calcium': 'gypse avec le calcium soluble',
  'ammonia with lime or alkali': 'ammoniac avec la chaux ou une base',
  'oxidiser and explosive precursor, controlled in many countries':
    'comburant et précurseur d’explosif, contrôlé dans beaucoup de pays',
  'cools the tank very much': 'refroidit énormément la cuve',
  'drops solids with sulphate, phosphate or carbonate':
    'précipite avec sulfate, phosphate ou carbonate',
  'drops solids with calcium, magnesium, iron or zinc':
    'précipite avec calcium, magnésium, fer ou zinc',
  'an insoluble residue blocks screens': 'un résidu insoluble bouche les filtres',
  'ammonia with lime': 'ammoniac avec la chaux',
  'drops solids with calcium or magnesium': 'précipite avec calcium ou magnésium',
  oxidiser: 'comburant',
  'cools the tank so much that it stops dissolving':
    'refroidit tant la cuve qu’il cesse de se dissoudre',
  'chloride scorches leaf': 'le chlorure brûle la feuille',
  'with ammonium sulphate it forms the less soluble potassium sulphate':
    'avec le sulfate d’ammonium, forme le sulfate de potassium, moins soluble',
  'little of it dissolves': 'il s’en dissout peu',
  'drops magnesium ammonium phosphate with phosphates':
    'précipite en phosphate ammoniaco-magnésien avec les phosphates',
  'drops solids with phosphate': 'précipite avec le phosphate',
  'heats the tank strongly': 'chauffe beaucoup la cuve',
  'burns leaf': 'brûle la feuille',
  'drops solids with sulphate or phosphate': 'précipite avec sulfate ou phosphate',
  'scorches leaf': 'brûle la feuille',
  'acid releases sulphur and sulphur dioxide': 'l’acide libère soufre et dioxyde de soufre',
  'settles within minutes when agitation stops': 'se dépose en minutes quand l’agitation s’arrête',
  'ammonia from ammonium salts': 'ammoniac des sels d’ammonium',
  'foams with acids': 'mousse avec les acides',
  caustic: 'caustique',
  'releases ammonia from any ammonium product': 'libère l’ammoniac de tout produit ammoniacal',
  'breaks down most insecticides': 'dégrade la plupart des insecticides',
  'its dissolved calcium ties up glyphosate': 'son calcium dissous fixe le glyphosate',
  'foams with lime': 'mousse avec la chaux',
  'a dry blend with urea turns wet': 'un mélange sec avec l’urée se mouille',
  'its dust can explode': 'sa poussière peut exploser',
  'damages plants together with oils': 'abîme les plantes avec les huiles',
  'ties up glyphosate and phosphate': 'fixe le glyphosate et le phosphate',
  'corrodes mild steel, galvanising and brass': 'corrode l’acier doux, le galvanisé et le laiton',
  'poisonous to stock and water life': 'toxique pour le bétail et la vie aquatique',
  'ties up glyphosate': 'fixe le glyphosate',
  'weakens glyphosate': 'affaiblit le glyphosate',
  stains: 'tache',
  'drops solids with phosphate and alkali': 'précipite avec le phosphate et les bases',
  'poisonous, sensitises skin': 'toxique, sensibilise la peau',
  'harms fertility and the unborn child': 'nuit à la fertilité et à l’enfant à naître',
  'little of it dissolves, slowly, in cold water': 'en eau froide, il s’en dissout peu, lentement',
  'raises pH': 'monte le pH',
  'the step from enough to too much boron is small':
    'entre assez et trop de bore, l’écart est petit',
  'too much brings copper deficiency in stock': 'en excès, carence en cuivre chez le bétail',
  'VERY POISONOUS: a small excess kills stock': 'TRÈS TOXIQUE : un petit excès tue le bétail',
  'curdles with alkali': 'caille avec les bases',
  'strain it through 150 µm': 'filtrez-le à 150 µm',
  'drops out below about pH 5 and with calcium, magnesium or metal salts':
    'précipite sous pH 5 environ et avec les sels de calcium, magnésium ou métaux',
  'ferments in a tank that is left standing': 'fermente dans une cuve laissée au repos',
  'killed by copper, fungicide, strong salt, chlorinated water and extremes of pH':
    'tué par cuivre, fongicide, sel concentré, eau chlorée et pH extrêmes',
  'keep out of alkaline mixes, above about pH 8':
    'pas dans les bouillies basiques, au-dessus de pH 8 environ',
  'mind the grazing interval': 'respectez le délai avant pâturage',
  'tied up by hard water, calcium, magnesium, iron, manganese, zinc and copper':
    'fixé par l’eau dure, calcium, magnésium, fer, manganèse, zinc et cuivre',
  'harms water life': 'nuit à la vie aquatique',
  'corrosive, damages eyes, harms water life': 'corrosif, abîme les yeux, nuit à la vie aquatique',
  'turned to jelly with a foliar fertiliser': 'a gélifié avec un engrais foliaire',
  'its drift harms broadleaf crops': 'sa dérive abîme les cultures à larges feuilles',
  'drops out in hard or acid water': 'précipite en eau dure ou acide',
  'does not like hard water': 'n’aime pas l’eau dure',
  'carries over in compost and manure': 'persiste dans le compost et le fumier',
  'mind the plant-back time': 'respectez le délai avant semis',
  'keep stock out for 2 weeks; 7 days before grazing':
    'bétail dehors 2 semaines ; 7 jours avant pâturage',
  'what stays in the tank harms the next crop: decontaminate':
    'ce qui reste en cuve abîme la culture suivante : décontaminez',
  'breaks down in an acid mix': 'se dégrade en bouillie acide',
  'phenoxy herbicides hold it back': 'les herbicides phénoxy le freinent',
  'harms oats, ryegrass and maize by drift': 'sa dérive abîme l’avoine, le ray-grass et le maïs',
  'work it into the soil at once': 'à incorporer aussitôt au sol',
  'kills trees and shrubs by their roots': 'tue arbres et arbustes par les racines',
  'burns green leaf: keep off crops': 'brûle la feuille verte : loin des cultures',
  'stays long in soil, hay and compost': 'reste longtemps dans le sol, le foin et le compost',
  'its vapour drifts': 'sa vapeur dérive',
  'its drift bleaches other plants': 'sa dérive blanchit d’autres plantes',
  'DEADLY when swallowed': 'MORTEL si avalé',
  'clay, as in suspending agents or muddy water, binds it':
    'l’argile, comme dans les agents de suspension ou l’eau boueuse, le fixe',
  'an acid mix frees copper and burns leaf':
    'une bouillie acide libère du cuivre et brûle la feuille',
  'kills live products': 'tue les produits vivants',
  'harms some apples': 'abîme certaines pommes',
  'gone within minutes at pH 8': 'disparaît en minutes à pH 8',
  'not with oils': 'pas avec les huiles',
  'harms bees and water life': 'nuit aux abeilles et à la vie aquatique',
  'poisons the nerves (cholinesterase)': 'empoisonne les nerfs (cholinestérase)',
  'breaks down in alkaline water': 'se dégrade en eau basique',
  'harms bees': 'nuit aux abeilles',
  foams: 'mousse',
  'breaks down outside pH 6 to 8': 'se dégrade hors de pH 6 à 8',
  'harms plants together with sulphur or captan': 'abîme les plantes avec soufre ou captane',
  'salt and chemicals harm it: add it last, keep the soak short and the mix weak':
    'sel et produits l’abîment : en dernier, trempage court et bouillie diluée',
  'may block nozzles: check the orifice': 'peut boucher les buses : vérifiez l’orifice',

  // notes
  'Taken as urea: the inhibitor is a thin coating.':
    'Pris comme de l’urée : l’inhibiteur est un enrobage mince.',
  'As a conditioner for glyphosate it goes in first, at the dose the water asks for.':
    'Comme correcteur pour le glyphosate, il va en premier, à la dose que demande l’eau.',
  'Salts out at −2 °C.': 'Le sel se sépare à −2 °C.',
  'Salts out at −18 °C.': 'Le sel se sépare à −18 °C.',
  'Salts out at −23 °C.': 'Le sel se sépare à −23 °C.',
  'About 0.1 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'Environ 0,1 g se dissout dans 1 kg d’eau : il compte comme solide en suspension.',
  'Only 1.6 to 1.9 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'Seuls 1,6 à 1,9 g se dissolvent dans 1 kg d’eau : il compte comme solide en suspension.',
  'About 2.6 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'Environ 2,6 g se dissolvent dans 1 kg d’eau : il compte comme solide en suspension.',
  'Counted as suspended throughout; its soluble phosphate part takes less room than that.':
    'Compté tout en suspension ; sa part de phosphate soluble occupe moins de volume.',
  'Ask the maker whether this prill dissolves; slow-release kinds do not.':
    'Demandez au fabricant si ce granulé se dissout ; ceux à libération lente, non.',
  'Manganese as EDTA did not hold glyphosate back; manganese sulphate did.':
    'Le manganèse en EDTA n’a pas freiné le glyphosate ; le sulfate de manganèse si.',
  'Spray 0 to 5 days after grazing, soil at 7 to 16 °C, with nitrogen and a wetter.':
    'Appliquez 0 à 5 jours après pâturage, sol à 7 à 16 °C, avec azote et mouillant.',
  'Strengths differ: 470 g/L is only one of them.':
    'Les concentrations diffèrent : 470 g/L n’en est qu’une.',
  'At most 5 L/ha on new grass and 7 L/ha on established grass; no lower end was read.':
    'Au plus 5 L/ha sur prairie jeune et 7 L/ha sur prairie installée ; aucun minimum n’a été lu.',
};
