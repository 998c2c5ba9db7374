/** Reasons of the catalogue's rules, by the key of the reason (`reasonIn`). */
export const ruleReasons: Readonly<Record<string, string>> = {
  ammoniaStrongAlkali: 'Por encima de pH 10 casi todo el amonio es gas amoníaco.',
  ammoniaCarbonate:
    'El carbonato mantiene la mezcla cerca de pH 8,3, donde sigue saliendo amoníaco.',
  ammoniaMildAlkali: 'Pasado pH 8, más o menos, el amonio empieza a irse como amoníaco.',
  alsMetals: 'Las sales de metales son ácidas, y este herbicida dura menos en ácido.',
  glyphosatePhosphate: 'Los fosfatos suelen traer calcio y hierro, que retienen el glifosato.',
  dicambaAmmonium:
    'El amonio hace más volátil el dicamba, y algunas etiquetas lo prohíben; clopiralid y picloram mejoran con él.',
  grassAuxin: 'Los herbicidas auxínicos restan efecto a los graminicidas.',
  grassAls: 'Algunos herbicidas ALS restan efecto a los fop.',
  stressAdds: 'Se suma lo que cada uno le hace al cultivo.',
  glyphosateAlkali: 'Un pH alto resta efecto al glifosato.',
  glyphosateAuxin: 'Las auxinas pueden restarle al glifosato efecto sobre gramíneas.',
  dicambaAcid: 'Por debajo de pH 5 el dicamba se va como vapor.',
  dicambaAcidCare: 'Por debajo de pH 5 el dicamba se va como vapor.',
  fastBurn: 'La quema rápida impide que el otro herbicida se mueva en la planta.',
  fastBurnCare: 'La quema rápida impide que el otro herbicida se mueva en la planta.',
  paraquatPhenoxy: 'La amina de MCPA restó efecto al paraquat, y los dos pueden formar un sólido.',
  feedAndWeed:
    'Alimentar la maleza mientras se la mata se contradice, y las sales de esos líquidos endurecen el agua.',
  growthAndHerbicide:
    'Hace crecer maleza y cultivo mientras actúa el herbicida: solo una etiqueta puede decirlo.',
  hardWaterHerbicide: 'Actúa como agua dura y resta efecto al herbicida.',
  glyphosateMetals: 'Los metales retienen el glifosato; los quelatados, menos.',
  glyphosatePowders: 'Los polvos y sus metales pueden retener algo de glifosato.',
  auxinMetals:
    'El manganeso restó efecto al 2,4-D, y otros metales pueden unirse a estos herbicidas.',
  dimOrganosilicone: 'El organosilicónico no es el mojante que piden los dim.',
  gibberellinStoppers: 'Uno alarga los tallos, el otro impide justo eso.',
  copperLabels: 'Una etiqueta de cobre prohíbe esta mezcla.',
  nbptAcid: 'El inhibidor de ureasa dura menos en ácido.',
  organosiliconePh:
    'Deja de mojar fuera de pH 6 a 8: quédese cerca de neutro y aplique el mismo día.',
  organosiliconePhCare:
    'Deja de mojar fuera de pH 6 a 8: quédese cerca de neutro y aplique el mismo día.',
  polyphosphateAcid: 'El ácido rompe antes el polifosfato en fosfato simple.',
  alsAcid: 'El ácido degrada este herbicida: por encima de pH 5 y aplicado el mismo día.',
  dithiocarbamateAcid: 'El ácido lo deshace antes.',
  gibberellinAlkali: 'El ácido giberélico falla en álcali: mantenga la mezcla por debajo de pH 8.',
  gibberellinAlkaliCare:
    'El ácido giberélico falla en álcali: mantenga la mezcla por debajo de pH 8.',
  captanAlkali: 'Por encima de pH 8 la mitad del captan desaparece en minutos.',
  captanLiquids: 'Las marcas alcalinas acaban con el captan en minutos: mida el pH.',
  alkaliShortens: 'Por encima de pH 8 dura horas o días, no semanas.',
  bipyridylAlkali: 'El diquat pide agua de pH 5 a 7, y los bipiridilos no duran en álcali.',
  bipyridylAlkaliCare: 'El diquat pide agua de pH 5 a 7, y los bipiridilos no duran en álcali.',
  esterAlkali: 'El álcali deshace despacio los ésteres.',
  dithiocarbamateAlkali: 'Sus fabricantes no quieren nada alcalino con él.',
  metalsInsecticide: 'Los metales disueltos, sobre todo el cobre, lo degradan antes.',
  nbptAlkali: 'No se encontró cuánto dura el inhibidor de ureasa en álcali.',
  alsAlkali: 'Algunos de esta familia, como el tifensulfurón, también se degradan en álcali.',
  acidExtreme: 'Dura bien cerca de pH 5; por debajo de pH 4 se sabe poco.',
  strongAlkali: 'Un álcali fuerte lo degrada.',
  sulphurAlkali:
    'El álcali fuerte convierte despacio el azufre en polisulfuros, que queman la hoja.',
  liquidsStrongAlkali: 'El álcali fuerte lo cambia, y la cal puede gelificarlo.',
  humateActives: 'El humato es alcalino y retiene algunos activos.',
  seaweedAcid: 'Las algas alcalinas se cortan con ácido: mida antes los dos.',
  seaweedAcidCare: 'Las algas alcalinas se cortan con ácido: mida antes los dos.',
  humateAcid: 'El ácido hace precipitar el ácido húmico; por debajo de pH 5 queda poco.',
  humateAcidCare: 'El ácido hace precipitar el ácido húmico; por debajo de pH 5 queda poco.',
  clayAcid: 'El ácido agruma la arcilla.',
  polymers:
    'Sal, álcali y sólidos finos agruman los polímeros antideriva o les quitan efecto: primero disuelva la sal, el polímero al final.',
  colloidMetals:
    'Calcio, magnesio y metales agruman el humato, gelifican el alginato y cortan la proteína de pescado.',
  colloidMetalsCare:
    'Calcio, magnesio y metales agruman el humato, gelifican el alginato y cortan la proteína de pescado.',
  fishAlkali: 'Los líquidos de pescado se conservan con ácido y se cortan si el álcali lo quita.',
  humateHerbicide: 'El pH y las sales del humato pueden precipitar o retener el herbicida.',
  humateLime: 'La cal apagada agruma el humato; la potasa no.',
  silicaGel: 'El silicato gelifica cuando baja el pH o la sal es fuerte.',
  silicaGelCare: 'El silicato gelifica cuando baja el pH o la sal es fuerte.',
  humateSalt: 'La sal concentrada agruma el humato.',
  dimethoateSulphur: 'Una ficha de dimetoato nombra el azufre entre lo que no debe tocar.',
  chelateExchange: 'El hierro o el cobre sueltos sacan manganeso y zinc de su quelato.',
  chelateAlkali:
    'Por encima de pH 6 el hierro deja el EDTA, y mucho calcio lo expulsa; zinc y cobre aguantan.',
  chelateAlkaliCare:
    'Por encima de pH 6 el hierro deja el EDTA, y mucho calcio lo expulsa; zinc y cobre aguantan.',
  chelateAcid: 'Los quelatos se deshacen en ácido fuerte, por debajo de pH 3.',
  glyphosateCalcium: 'El calcio disuelto retiene el glifosato.',
  glyphosateCalciumCare: 'El calcio disuelto retiene el glifosato.',
  weakComplex: 'Los metales mal sujetos se sueltan en álcali o con mucho calcio.',
  bipyridylBinds:
    'La arcilla, la materia húmica y otros sólidos finos retienen el paraquat y el diquat.',
  bipyridylBindsCare:
    'La arcilla, la materia húmica y otros sólidos finos retienen el paraquat y el diquat.',
  glyphosateCopper: 'El cobre retiene el glifosato más que los otros metales.',
  glyphosateClay: 'El agua sucia y la arcilla retienen el glifosato.',
  copperMancozeb:
    'Etiquetas de cobre y fichas de mancozeb los quieren aparte, aunque algunas los juntan.',
  humateGlyphosate:
    'La materia húmica retiene algo de glifosato, y el álcali del humato lo debilita.',
  thiosulphateActives: 'El tiosulfato atrapa el cobre y los metales de los ditiocarbamatos.',
  thiosulphateAcid: 'El ácido libera dióxido de azufre, venenoso, y precipita azufre.',
  rockAcid: 'El ácido ataca la roca: hace espuma, y el ácido fuerte la endurece.',
  carbonateAcid: 'El ácido sobre carbonato hace espuma y rebalsa, y el ácido se gasta.',
  carbonateAcidCare: 'El ácido sobre carbonato hace espuma y rebalsa, y el ácido se gasta.',
  seedCaustic: 'El ácido y el álcali dañan la semilla, antes cuanto más fuertes.',
  seedCopper: 'El cobre daña la semilla.',
  seedGrowth: 'Cambia cómo crece la plántula.',
  seedHerbicide: 'El herbicida puede dañar la plántula con la que cae.',
  seedSalt: 'La sal le quita agua a la semilla: que el contacto sea corto.',
  seedWetter: 'El aceite y el mojante dejan entrar sal y producto en la semilla.',
  seedPesticide: 'Solo una etiqueta para tratar semilla lo hace seguro.',
  seedTrace: 'Los microelementos fuertes envenenan las plántulas.',
  seedUntried: 'No se encontró qué le hace a la semilla un contacto largo: que sea corto.',
  seedUrea: 'La urea y su biuret dañan la germinación: que el contacto sea corto.',
  acidAlkali: 'Ácido y álcali se gastan entre sí y dan calor.',
  acidAlkaliCare: 'Ácido y álcali se gastan entre sí y dan calor.',
  ureaAcid:
    'El ácido débil no daña; el nítrico o sulfúrico fuerte con urea da calor y puede volverse sólido.',
  livePh: 'El ácido y el álcali matan los productos vivos; casi todos piden pH 5,5 a 8.',
  livePhCare: 'El ácido y el álcali matan los productos vivos; casi todos piden pH 5,5 a 8.',
  liveFungicide:
    'Estrobilurinas y azoles frenaron Trichoderma vivo; las bacterias quizá los soporten.',
  liveOthers: 'Daña algunos productos vivos y otros no: pregunte al fabricante.',
  liveCopper: 'El cobre mata la mayoría de los productos vivos.',
  liveMetals: 'Las sales de metales y microelementos fuertes dañan las células vivas.',
  liveMolybdate: 'El molibdato de sodio mató muchos rizobios; el de amonio no.',
  liveLime: 'La cal fina protege los rizobios en la semilla; de otros no se encontró nada.',
  liveSalt:
    'La sal o la urea fuerte saca agua de las células vivas: diluya antes y échelas al final.',
  copperFreed: 'Ácido, sales y quelatos liberan cobre, que quema la hoja.',
  copperFreedCare: 'Ácido, sales y quelatos liberan cobre, que quema la hoja.',
  copperPhosphite: 'El fosfito libera cobre, que quema; por encima de pH 6,5 precipitan los dos.',
  sulphurHeat: 'Los dos queman la hoja con calor.',
  captanCalcium: 'El cloruro de calcio con captan ha quemado hojas de manzano.',
  penetrants: 'El aceite y el mojante lo meten en la hoja, y quema.',
  penetrantsCare: 'El aceite y el mojante lo meten en la hoja, y quema.',
  copperOil: 'Una etiqueta prohíbe aceite con cobre en hoja; la práctica antigua lo usa en reposo.',
  sulphurOil: 'El azufre con aceite quema las plantas.',
  opCarbamate: 'Los dos actúan igual en las personas: doble peligro para quien mezcla.',
  ureaScorch: 'El nitrógeno quema más la hoja con él: en hoja es habitual 2 a 3 % de urea.',
  weedAndFeed:
    'Se usa para fertilizar y desmalezar: quema más, y en líquido frío y concentrado puede cortarse.',
  gibberellinOil:
    'El aceite cerca del ácido giberélico hizo caer hojas de cítricos; en pasto no se probó.',
  regulatorMetals: 'Los sulfatos con reguladores de crecimiento queman.',
  ureaAlkali: 'La urea dura en álcali frío, pero lo que cae en la hoja pierde amoníaco.',
  twoEmulsions: 'Dos emulsiones suman su solvente en la hoja.',
  alkaliSoap: 'El álcali fuerte vuelve jabón el aceite y rompe la emulsión.',
  thiosulphateHerbicide:
    'Los herbicidas se mezclan mal con tiosulfato, y no es para aplicar en hoja.',
  emulsionFertiliser: 'El fertilizante concentrado sostiene menos la emulsión: se separa y quema.',
  potassiumSalts: 'El sulfato y el nitrato de potasio cristalizan en mezclas concentradas y frías.',
  magnesiumAlkali: 'En álcali precipita el magnesio, antes si hay fosfato o carbonato.',
  magnesiumAlkaliCare: 'En álcali precipita el magnesio, antes si hay fosfato o carbonato.',
  magnesiumBicarbonate: 'En álcali precipita el magnesio, antes si hay fosfato o carbonato.',
  magnesiumPhosphate:
    'Magnesio y fosfato quedan disueltos en mezclas ácidas y precipitan por encima de pH 6.',
  calciumPhosphate: 'Calcio y fosfato precipitan, antes cuanto más alto el pH.',
  calciumPhosphateCare: 'Calcio y fosfato precipitan, antes cuanto más alto el pH.',
  phosphateLime: 'El calcio saca el fosfato de la solución como sólido.',
  phosphateLimeCare: 'El calcio saca el fosfato de la solución como sólido.',
  calciumAlkali: 'En álcali el calcio disuelto puede precipitar como fosfato o carbonato.',
  calciumCarbonate: 'El calcio precipita como carbonato.',
  calciumCarbonateCare: 'El calcio precipita como carbonato.',
  calciumBorate:
    'El borato de calcio precipita en mezclas concentradas; a dosis de aplicación se usan juntos.',
  calciumCitrate: 'En mezclas concentradas puede precipitar citrato de calcio.',
  phenoxySalts: 'El calcio y los metales forman con el herbicida sales que no se disuelven.',
  phenoxySaltsCare: 'El calcio y los metales forman con el herbicida sales que no se disuelven.',
  phosphite: 'Los fosfitos de calcio y de metales casi no se disuelven.',
  calciumThiosulphate: 'El sulfito y el sulfato de los tiosulfatos líquidos precipitan con calcio.',
  metalPhosphate: 'Los metales disueltos precipitan con fosfato.',
  ironPhosphate:
    'El hierro precipita con fosfato: el aire lo vuelve del tipo que casi no se disuelve.',
  cobaltPhosphate: 'El cobalto precipita con fosfato, antes cuanto más alto el pH.',
  manganesePhosphate:
    'El manganeso precipita con fosfato al subir el pH; cuánto tarda no está acordado.',
  metalPhosphateSlow: 'Su fosfato precipita los metales con el tiempo.',
  metalAlkali: 'En álcali el metal precipita como hidróxido o carbonato.',
  metalAlkaliCare: 'En álcali el metal precipita como hidróxido o carbonato.',
  metalLime: 'Sobre la cal el metal se vuelve un sólido fino que nutre el suelo, no la hoja.',
  metalThiosulphate: 'Metales y tiosulfato terminan como sulfuro oscuro.',
  gypsum: 'Calcio y sulfato salen como yeso cuando el agua tiene unos 2 g por kg.',
  gypsumCare: 'Calcio y sulfato salen como yeso cuando el agua tiene unos 2 g por kg.',
  molybdate:
    'El molibdato forma un sólido fino con calcio y metales: unos gramos, que igual llegan al suelo.',
  molybdateAcid: 'El ácido fuerte cambia el molibdato, y puede precipitar.',
  polymerBipyridyl: 'Los polímeros con carga eléctrica se unen a él y precipitan.',
  phenoxyAcid: 'Por debajo de pH 4 a 5 el herbicida precipita como su ácido.',
  calciumHydroxide:
    'La lejía de potasa o soda precipita el calcio como hidróxido; la cal apagada no agrega nada.',
  orderPowdersInSalt:
    'La sal fuerte agruma polvos y suspensiones: deslíalos antes en agua sola, en un balde o la tolva, y échelos así.',
  orderEmulsionInSalt:
    'Las emulsiones van al tanque bien lleno y con la sal ya disuelta: la sal fuerte las rompe.',
  orderEmulsionLater:
    'Primero polvos y suspensiones, después emulsiones y aceite: al revés se agruman.',
  orderEmulsionSolution:
    'Las guías difieren en si van antes las emulsiones o las soluciones: manda la etiqueta que lo diga.',
  orderTwoPowders: 'Cada polvo necesita agua y tiempo antes del siguiente.',
  orderGlyphosateLater:
    'Los polvos y suspensiones se deslíen bien antes del glifosato: sus portadores pueden retener algo.',
  saltsDissolve: 'Sus iones no forman entre sí ninguna sal poco soluble.',
  staysInAlkali: 'El álcali suave no le cambia nada.',
  staysInAcid: 'El ácido lo mantiene disuelto o no le hace daño.',
  solidsStay: 'El sólido no participa: solo hay que mantenerlo en movimiento.',
  naturalLiquids: 'Se usan juntos a dosis de aplicación; las marcas difieren en sal y pH.',
  residualStays: 'Un activo no iónico no forma sal con él.',
  residualPartners: 'Las etiquetas los nombran como compañeros.',
  residualGlyphosate:
    'Los herbicidas de suelo en suspensión frenan al glifosato; el sulfato de amonio ayuda.',
  residualOrganophosphate: 'El insecticida deja entrar más herbicida en el cultivo.',
  activePartners: 'Compañeros habituales si las dos etiquetas lo permiten.',
  activeAndSalt: 'La sal no retiene ni degrada el activo.',
  adjuvants: 'Los coadyuvantes y él se dejan como están.',
  formulations: 'Su formulación lo admite si se respeta el orden.',
  chelatesHold: 'Los quelatos conservan sus metales a su lado.',
  livesWith: 'No se encontró que dañe a lo vivo.',
  ammoniumHelps: 'El amonio con sulfato corrige el agua dura para él.',
  gypsumStays: 'El yeso queda como está; las sales solo disuelven un poco más.',
  ureaGibberellin: 'Probados juntos en pasto; sus efectos se sumaron.',
  sameKind: 'Más de lo mismo.',
  gibberellinPenetrants:
    'Una etiqueta de ácido giberélico prohíbe los organosilicónicos; en pasto se usa un mojante simple.',
  labelHaloxyfopPhenoxy:
    'Una etiqueta de haloxifop excluye las aminas y sales sódicas de los herbicidas fenoxi.',
  labelHaloxyfop900Phenoxy:
    'Una etiqueta de haloxifop excluye las aminas y sales sódicas de los herbicidas fenoxi.',
  labelChlorothalonilOil:
    'Una etiqueta de clorotalonil excluye el aceite de aplicación, también diez días antes y después.',
  labelChlorothalonilWetter: 'Una etiqueta de clorotalonil limita los mojantes.',
  labelDiuronDimethoate: 'Una etiqueta de diurón cuenta el dimetoato entre lo que no va con él.',
  labelPenthiopyradCaptan: 'Está hecho con aceite, que el captan no soporta.',
  labelSpirotetramat:
    'Una etiqueta de espirotetramat excluye la azoxistrobina y un organosilicónico.',
  labelAcidifierCopper: 'Las etiquetas de los acidificantes excluyen el cobre: el ácido lo libera.',
  labelWetterHerbicide: 'La etiqueta de este mojante excluye herbicidas y aceites de aplicación.',
  labelCaptanCopper: 'Una etiqueta de captan excluye el cobre.',
  glyphosateOil: 'El aceite puede restarle al glifosato efecto sobre gramíneas.',
  organosiliconeOil: 'Las etiquetas de organosilicónicos excluyen el aceite: juntos dañan.',
  phenoxyOrganophosphate:
    'Las sales fenoxi suben el pH: las etiquetas piden acidificar el agua antes del dimetoato.',
  gibberellinChlormequat:
    'Uno alarga los tallos, el otro impide justo eso; en vid una etiqueta los usa juntos.',
  dithiocarbamateMetals: 'Los quelatos fuertes le quitan sus metales.',
  dithiocarbamateCopper:
    'Por semejanza con los quelatos: el cobre disuelto puede quitarle sus metales.',
  bipyridylMetals:
    'Por semejanza: una etiqueta de paraquat con diquat excluye los sulfatos de cobre, zinc y manganeso.',
  insecticideHerbicide:
    'El insecticida puede impedir que el cultivo degrade el herbicida: las etiquetas van por producto.',
  fungicideOil:
    'El aceite y las emulsiones lo meten en la hoja: dañaron vid, manzano y hortalizas, mientras que en cereales las etiquetas añaden aceite.',
  phosphateAlkali:
    'Por semejanza con cal y fosfato: el calcio puede sacarlo de la solución como sólido; la lejía de potasa lo deja.',
  silicateSolids: 'El silicato forma un sólido con calcio y metales, que precipitan a su pH de 11.',
  silicateSolidsCare:
    'Por semejanza con el calcio disuelto: el silicato puede formar un sólido o endurecerse con ello.',
  selenite: 'El selenito precipita con metales, con cobre por encima de pH 5,5, más o menos.',
  copperSeaweed:
    'Las etiquetas de cobre advierten de abonos foliares de otro pH: el ácido libera el cobre. Mida antes el alga.',
  namesPartner: 'Una etiqueta nombra a los dos como compañeros.',
  namesPartnerAtMost: 'Una etiqueta permite los dos juntos hasta una cantidad que indica.',
  usedTogether: 'Asesores o fabricantes usan los dos juntos.',
  soldInOneCan: 'Los dos se venden en un mismo envase.',
  sulphateWith: 'Una etiqueta o un asesor le añade sulfato de amonio.',
  dissolveFirst:
    'Los cristales sin disolver lo estropean: disuélvalos del todo antes, o tome el líquido.',
  grassLost: 'A algunas dosis los dos mataron menos gramíneas que uno solo.',
  feedUntested:
    'De estos dos no se leyó nada: los fabricantes del abono piden una prueba con cada producto.',
  timings:
    'No se leyó nada contra los dos, pero uno va mejor antes de la emergencia y el otro después.',
  nothingAgainst: 'De estos dos no se leyó nada, y nada en contra.',
  thiosulphateLeaf: 'De estos dos no se leyó nada: el tiosulfato no es para la hoja, y esto sí.',
  uanWetter: 'En ensayos, un mojante en UAN quemó más las hojas de trigo.',
  uanCarrier:
    'En maíz nacido, el UAN como vehículo hace que los herbicidas quemen; antes es lo habitual.',
  uanAdditive: 'De UAN va con él un 2,5 %; como vehículo quema el maíz nacido.',
  cropShowsIt:
    'Una etiqueta nombra a los dos como compañeros y advierte que el cultivo lo muestra un tiempo.',
  notInOats: 'Una etiqueta los tiene en trigo y cebada y los prohíbe en avena.',
  lucerneOnly: 'Es solo para alfalfa: daña el trébol.',
  moreThanMcpa: 'La etiqueta pide de él al menos el doble que de MCPA.',
  fruitOil:
    'Etiquetas de aceite lo excluyen en frutales de hoja caduca; otra une los dos, primero el aceite.',
  wetterWithFertiliser:
    'La etiqueta omite el mojante donde un fertilizante líquido lleva la aplicación.',
  calciumInsecticide:
    'Los abonos de calcio pueden debilitar insecticidas que actúan sobre el calcio del insecto.',
  copperAWeekAway: 'Con el organosilicónico que lleva en fruta, el cobre debe estar a una semana.',
  ruledOut: 'Una etiqueta o su fabricante excluye los dos de un mismo tanque.',
  ruledOutWorksLess: 'Una etiqueta excluye los dos de un mismo tanque: el herbicida pierde efecto.',
  ruledOutInjury: 'Una etiqueta excluye los dos de un mismo tanque: el cultivo se daña.',
  ruledOutMaize:
    'Después de la emergencia una etiqueta excluye los dos de un mismo tanque: el maíz puede dañarse.',
  limePhosphate: 'El calcio saca el fosfato de la solución como sólido.',
};
