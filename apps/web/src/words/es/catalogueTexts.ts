/** Effects on the pH, cautions and notes of the catalogue's products, by their English words. */
export const catalogueTexts: Readonly<Record<string, string>> = {
  // effects on the pH
  'near neutral': 'casi neutro',
  acidic: 'ácido',
  'slightly acidic': 'apenas ácido',
  'acidic, pH 4 to 5': 'ácido, pH de 4 a 5',
  'alkaline, pH about 8': 'alcalino, pH cerca de 8',
  'acidic, pH about 4.5': 'ácido, pH cerca de 4,5',
  'pH 7.4': 'pH 7,4',
  'pH 6.0': 'pH 6,0',
  'buffers the mix to about 8.3': 'mantiene la mezcla cerca de 8,3',
  'strongly alkaline, about 12.4': 'muy alcalino, cerca de 12,4',
  'alkaline, about 10': 'alcalino, cerca de 10',
  'acidic, about 3': 'ácido, cerca de 3',
  neutral: 'neutro',
  'weakly acidic': 'débilmente ácido',
  'alkaline, about 9.2': 'alcalino, cerca de 9,2',
  'often alkaline (extracted with potash lye)': 'a menudo alcalino (extraído con lejía de potasa)',
  alkaline: 'alcalino',
  'acidic (kept with phosphoric acid)': 'ácido (conservado con ácido fosfórico)',
  'alkaline, 9 to 11': 'alcalino, de 9 a 11',
  'makes the mix more acid': 'hace la mezcla más ácida',
  'mildly alkaline': 'ligeramente alcalino',
  'strongly acid': 'muy ácido',

  'acidic: 15 g in 100 L took water from pH 8 to about 5.5':
    'ácido: 15 g en 100 L llevaron el agua de pH 8 a cerca de 5,5',

  // cautions
  'scorches leaf when strong or on a hot day':
    'quema la hoja si va concentrado o en un día de calor',
  'cools the tank a lot': 'enfría mucho el tanque',
  'the inhibitor breaks down in a strongly acid or alkaline mix':
    'el inhibidor se descompone en una mezcla muy ácida o alcalina',
  'gypsum with soluble calcium': 'forma yeso con calcio soluble',
  'ammonia with lime or alkali': 'suelta amoníaco con cal o álcali',
  'oxidiser and explosive precursor, controlled in many countries':
    'oxidante y precursor de explosivos, controlado en muchos países',
  'cools the tank very much': 'enfría muchísimo el tanque',
  'drops solids with sulphate, phosphate or carbonate':
    'precipita con sulfato, fosfato o carbonato',
  'drops solids with calcium, magnesium, iron or zinc':
    'precipita con calcio, magnesio, hierro o zinc',
  'an insoluble residue blocks screens': 'un residuo insoluble tapa los filtros',
  'ammonia with lime': 'suelta amoníaco con cal',
  'drops solids with calcium or magnesium': 'precipita con calcio o magnesio',
  oxidiser: 'oxidante',
  'cools the tank so much that it stops dissolving':
    'enfría tanto el tanque que deja de disolverse',
  'chloride scorches leaf': 'el cloruro quema la hoja',
  'with ammonium sulphate it forms the less soluble potassium sulphate':
    'con sulfato de amonio forma sulfato de potasio, menos soluble',
  'little of it dissolves': 'se disuelve poco',
  'drops magnesium ammonium phosphate with phosphates':
    'con fosfatos precipita fosfato de amonio y magnesio',
  'drops solids with phosphate': 'precipita con fosfato',
  'heats the tank strongly': 'calienta mucho el tanque',
  'burns leaf': 'quema la hoja',
  'drops solids with sulphate or phosphate': 'precipita con sulfato o fosfato',
  'scorches leaf': 'quema la hoja',
  'acid releases sulphur and sulphur dioxide': 'el ácido suelta azufre y dióxido de azufre',
  'settles within minutes when agitation stops':
    'se asienta en minutos cuando se detiene la agitación',
  'ammonia from ammonium salts': 'saca amoníaco de las sales de amonio',
  'foams with acids': 'hace espuma con ácidos',
  caustic: 'cáustico',
  'releases ammonia from any ammonium product': 'saca amoníaco de todo producto con amonio',
  'breaks down most insecticides': 'descompone la mayoría de los insecticidas',
  'its dissolved calcium ties up glyphosate': 'su calcio disuelto fija el glifosato',
  'foams with lime': 'hace espuma con cal',
  'a dry blend with urea turns wet': 'una mezcla seca con urea se moja',
  'its dust can explode': 'su polvo puede explotar',
  'damages plants together with oils': 'daña las plantas junto con aceites',
  'ties up glyphosate and phosphate': 'fija el glifosato y el fosfato',
  'corrodes mild steel, galvanising and brass': 'corroe el acero dulce, el galvanizado y el latón',
  'poisonous to stock and water life': 'venenoso para el ganado y la vida del agua',
  'ties up glyphosate': 'fija el glifosato',
  'weakens glyphosate': 'debilita el glifosato',
  stains: 'mancha',
  'drops solids with phosphate and alkali': 'precipita con fosfato y álcali',
  'poisonous, sensitises skin': 'venenoso, sensibiliza la piel',
  'harms fertility and the unborn child': 'daña la fertilidad y al niño por nacer',
  'little of it dissolves, slowly, in cold water': 'en agua fría se disuelve poco y despacio',
  'raises pH': 'sube el pH',
  'the step from enough to too much boron is small':
    'hay poco trecho entre boro suficiente y demasiado',
  'too much brings copper deficiency in stock': 'en exceso trae falta de cobre en el ganado',
  'VERY POISONOUS: a small excess kills stock': 'MUY VENENOSO: un pequeño exceso mata al ganado',
  'curdles with alkali': 'se corta con álcali',
  'strain it through 150 µm': 'cuélelo por 150 µm',
  'drops out below about pH 5 and with calcium, magnesium or metal salts':
    'precipita por debajo de pH 5 más o menos, y con sales de calcio, magnesio o metales',
  'ferments in a tank that is left standing': 'fermenta en un tanque que se deja parado',
  'killed by copper, fungicide, strong salt, chlorinated water and extremes of pH':
    'lo matan el cobre, los fungicidas, mucha sal, el agua clorada y los extremos de pH',
  'keep out of alkaline mixes, above about pH 8':
    'no ponerlo en mezclas alcalinas, por encima de pH 8 más o menos',
  'mind the grazing interval': 'respete el plazo antes del pastoreo',
  'tied up by hard water, calcium, magnesium, iron, manganese, zinc and copper':
    'lo fijan el agua dura, el calcio, el magnesio, el hierro, el manganeso, el zinc y el cobre',
  'harms water life': 'daña la vida del agua',
  'corrosive, damages eyes, harms water life': 'corrosivo, daña los ojos y la vida del agua',
  'turned to jelly with a foliar fertiliser': 'se hizo gelatina con un fertilizante foliar',
  'its drift harms broadleaf crops': 'su deriva daña los cultivos de hoja ancha',
  'drops out in hard or acid water': 'precipita en agua dura o ácida',
  'does not like hard water': 'no va bien con agua dura',
  'carries over in compost and manure': 'persiste en compost y estiércol',
  'mind the plant-back time': 'respete el plazo antes de sembrar',
  'keep stock out for 2 weeks; 7 days before grazing':
    'ganado fuera 2 semanas; 7 días antes del pastoreo',
  'what stays in the tank harms the next crop: decontaminate':
    'lo que queda en el tanque daña el cultivo siguiente: descontamine',
  'breaks down in an acid mix': 'se descompone en una mezcla ácida',
  'phenoxy herbicides hold it back': 'los herbicidas fenoxi lo frenan',
  'harms oats, ryegrass and maize by drift': 'su deriva daña la avena, la ballica y el maíz',
  'work it into the soil at once': 'hay que incorporarlo enseguida al suelo',
  'kills trees and shrubs by their roots': 'mata árboles y arbustos por la raíz',
  'burns green leaf: keep off crops': 'quema la hoja verde: lejos de los cultivos',
  'stays long in soil, hay and compost': 'dura mucho en el suelo, el heno y el compost',
  'its vapour drifts': 'su vapor se va a la deriva',
  'its drift bleaches other plants': 'su deriva blanquea otras plantas',
  'DEADLY when swallowed': 'MORTAL si se traga',
  'clay, as in suspending agents or muddy water, binds it':
    'la arcilla, como la de suspensores o agua turbia, lo fija',
  'an acid mix frees copper and burns leaf': 'una mezcla ácida libera cobre y quema la hoja',
  'kills live products': 'mata los productos vivos',
  'harms some apples': 'daña algunas manzanas',
  'gone within minutes at pH 8': 'a pH 8 desaparece en minutos',
  'not with oils': 'no con aceites',
  'harms bees and water life': 'daña las abejas y la vida del agua',
  'poisons the nerves (cholinesterase)': 'envenena los nervios (colinesterasa)',
  'breaks down in alkaline water': 'se descompone en agua alcalina',
  'harms bees': 'daña las abejas',
  foams: 'hace espuma',
  'breaks down outside pH 6 to 8': 'se descompone fuera de pH 6 a 8',
  'harms plants together with sulphur or captan': 'daña las plantas junto con azufre o captan',
  'salt and chemicals harm it: add it last, keep the soak short and the mix weak':
    'la sal y los químicos la dañan: añádala al final, con remojo corto y mezcla diluida',
  'may block nozzles: check the orifice': 'puede tapar las boquillas: revise el orificio',
  'irritates skin': 'irrita la piel',
  'irritates eyes': 'irrita los ojos',
  'corrodes steel': 'corroe el acero',
  'corrosive to skin and eyes': 'corrosivo para la piel y los ojos',
  'gets hot when diluted: the acid into the water':
    'se calienta al diluirlo: el ácido sobre el agua',
  'harmful if swallowed': 'nocivo si se traga',
  'strongly alkaline': 'muy alcalino',
  'gets hot when diluted': 'se calienta al diluirlo',
  'too coarse for a sprayer unless ground finer':
    'demasiado grueso para un pulverizador si no se muele más fino',
  'leaves gypsum behind as it dissolves': 'deja yeso al disolverse',
  'light breaks it down: for soil, not for leaves':
    'la luz lo descompone: para el suelo, no para la hoja',
  'poisonous, suspected of causing cancer': 'venenoso, sospechoso de causar cáncer',
  'keep it cool and sow the same day': 'guárdelo fresco y siembre el mismo día',
  'sow within 5 hours': 'siembre en menos de 5 horas',

  // notes
  'Taken as urea: the inhibitor is a thin coating.':
    'Se toma como urea: el inhibidor es una capa fina.',
  'As a conditioner for glyphosate it goes in first, at the dose the water asks for.':
    'Como acondicionador para glifosato va primero, en la dosis que pide el agua.',
  'Salts out at −2 °C.': 'Se separa la sal a −2 °C.',
  'Salts out at −18 °C.': 'Se separa la sal a −18 °C.',
  'Salts out at −23 °C.': 'Se separa la sal a −23 °C.',
  'About 0.1 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'En 1 kg de agua se disuelve cerca de 0,1 g, así que cuenta como sólido en suspensión.',
  'Only 1.6 to 1.9 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'En 1 kg de agua se disuelven solo de 1,6 a 1,9 g, así que cuenta como sólido en suspensión.',
  'About 2.6 g dissolves in 1 kg of water, so it counts as a suspended solid.':
    'En 1 kg de agua se disuelven cerca de 2,6 g, así que cuenta como sólido en suspensión.',
  'Counted as suspended throughout; its soluble phosphate part takes less room than that.':
    'Se cuenta todo en suspensión; su parte de fosfato soluble ocupa menos lugar.',
  'Ask the maker whether this prill dissolves; slow-release kinds do not.':
    'Pregunte al fabricante si este prill se disuelve; los de liberación lenta no.',
  'Manganese as EDTA did not hold glyphosate back; manganese sulphate did.':
    'El manganeso como EDTA no frenó al glifosato; el sulfato de manganeso sí.',
  'Spray 0 to 5 days after grazing, soil at 7 to 16 °C, with nitrogen and a wetter.':
    'Aplique de 0 a 5 días tras el pastoreo, con el suelo de 7 a 16 °C, con nitrógeno y un mojante.',
  'Strengths differ: 470 g/L is only one of them.':
    'Las concentraciones varían: 470 g/L es solo una de ellas.',
  'At most 5 L/ha on new grass and 7 L/ha on established grass; no lower end was read.':
    'Como máximo 5 L/ha en pasto nuevo y 7 L/ha en pasto establecido; no se leyó un mínimo.',
};
