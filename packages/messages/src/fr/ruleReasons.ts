/** Reasons of the catalogue's rules, by the key of the reason (`reasonIn`). */
export const ruleReasons: Readonly<Record<string, string>> = {
  ammoniaStrongAlkali: 'Au-dessus de pH 10, presque tout l’ammonium est de l’ammoniac gazeux.',
  ammoniaCarbonate: 'Le carbonate tient la bouillie vers pH 8,3, où l’ammoniac continue de partir.',
  ammoniaMildAlkali: 'Passé pH 8 environ, l’ammonium commence à partir en ammoniac.',
  alsMetals: 'Les sels de métaux sont acides, et cet herbicide dure moins en milieu acide.',
  glyphosatePhosphate: 'Les phosphates apportent souvent calcium et fer, qui fixent le glyphosate.',
  dicambaAmmonium:
    'L’ammonium rend le dicamba plus volatil, et des étiquettes l’interdisent ; clopyralide et piclorame y gagnent.',
  grassAuxin: 'Les herbicides auxiniques affaiblissent les antigraminées.',
  grassAls: 'Certains herbicides ALS affaiblissent les fops.',
  stressAdds: 'Ce que chacun fait à la culture s’additionne.',
  glyphosateAlkali: 'Un pH élevé affaiblit le glyphosate.',
  glyphosateAuxin: 'Les auxines peuvent affaiblir le glyphosate sur graminées.',
  dicambaAcid: 'Sous pH 5, le dicamba part en vapeur.',
  dicambaAcidCare: 'Sous pH 5, le dicamba part en vapeur.',
  fastBurn: 'La brûlure rapide empêche l’autre herbicide de circuler dans la plante.',
  fastBurnCare: 'La brûlure rapide empêche l’autre herbicide de circuler dans la plante.',
  paraquatPhenoxy: 'L’amine de MCPA a affaibli le paraquat, et les deux peuvent former un solide.',
  feedAndWeed:
    'Nourrir l’adventice qu’on tue se contredit, et les sels de ces liquides durcissent l’eau.',
  growthAndHerbicide:
    'Il fait pousser adventice et culture pendant que l’herbicide agit : seule une étiquette peut le dire.',
  hardWaterHerbicide: 'Agit comme une eau dure et affaiblit l’herbicide.',
  glyphosateMetals: 'Les métaux fixent le glyphosate ; chélatés, moins.',
  glyphosatePowders: 'Les poudres et leurs métaux peuvent fixer un peu de glyphosate.',
  auxinMetals:
    'Le manganèse a affaibli le 2,4-D, et d’autres métaux peuvent se lier à ces herbicides.',
  dimOrganosilicone: 'L’organosiliconé n’est pas le mouillant que demandent les dimes.',
  gibberellinStoppers: 'L’un allonge les tiges, l’autre empêche justement cela.',
  copperLabels: 'Une étiquette de cuivre interdit ce mélange.',
  nbptAcid: 'L’inhibiteur d’uréase dure moins en milieu acide.',
  organosiliconePh:
    'Il ne mouille plus hors de pH 6 à 8 : restez près du neutre et appliquez le jour même.',
  organosiliconePhCare:
    'Il ne mouille plus hors de pH 6 à 8 : restez près du neutre et appliquez le jour même.',
  polyphosphateAcid: 'L’acide défait plus vite le polyphosphate en phosphate simple.',
  alsAcid: 'L’acide dégrade cet herbicide : au-dessus de pH 5 et appliqué le jour même.',
  dithiocarbamateAcid: 'L’acide le défait plus vite.',
  gibberellinAlkali:
    'L’acide gibbérellique échoue en milieu basique : gardez la bouillie sous pH 8.',
  gibberellinAlkaliCare:
    'L’acide gibbérellique échoue en milieu basique : gardez la bouillie sous pH 8.',
  captanAlkali: 'Au-dessus de pH 8, la moitié du captane disparaît en minutes.',
  captanLiquids: 'Les marques basiques détruisent le captane en minutes : mesurez le pH.',
  alkaliShortens: 'Au-dessus de pH 8, il dure des heures ou des jours, pas des semaines.',
  bipyridylAlkali:
    'Le diquat veut une eau de pH 5 à 7, et les bipyridyles ne durent pas en milieu basique.',
  bipyridylAlkaliCare:
    'Le diquat veut une eau de pH 5 à 7, et les bipyridyles ne durent pas en milieu basique.',
  esterAlkali: 'Un milieu basique défait lentement les esters.',
  dithiocarbamateAlkali: 'Ses fabricants ne veulent rien de basique avec lui.',
  metalsInsecticide: 'Les métaux dissous, surtout le cuivre, le dégradent plus vite.',
  nbptAlkali: 'On n’a pas trouvé combien dure l’inhibiteur d’uréase en milieu basique.',
  alsAlkali:
    'Certains de cette famille, comme le thifensulfuron, se dégradent aussi en milieu basique.',
  acidExtreme: 'Il dure bien vers pH 5 ; sous pH 4, on en sait peu.',
  strongAlkali: 'Une base forte le dégrade.',
  sulphurAlkali:
    'Une base forte change lentement le soufre en polysulfures, qui brûlent la feuille.',
  liquidsStrongAlkali: 'Une base forte le change, et la chaux peut le gélifier.',
  humateActives: 'L’humate est basique et fixe certaines matières actives.',
  seaweedAcid: 'Les algues basiques caillent avec l’acide : mesurez d’abord les deux.',
  seaweedAcidCare: 'Les algues basiques caillent avec l’acide : mesurez d’abord les deux.',
  humateAcid: 'L’acide fait précipiter l’acide humique ; sous pH 5, il en reste peu.',
  humateAcidCare: 'L’acide fait précipiter l’acide humique ; sous pH 5, il en reste peu.',
  clayAcid: 'L’acide fait floculer l’argile.',
  polymers:
    'Sel, base et solides fins agglomèrent les polymères antidérive ou les affaiblissent : dissolvez d’abord le sel, le polymère en dernier.',
  colloidMetals:
    'Calcium, magnésium et métaux floculent l’humate, gélifient l’alginate et caillent la protéine de poisson.',
  colloidMetalsCare:
    'Calcium, magnésium et métaux floculent l’humate, gélifient l’alginate et caillent la protéine de poisson.',
  fishAlkali: 'Les liquides de poisson se conservent par l’acide et caillent si une base l’enlève.',
  humateHerbicide: 'Le pH et les sels de l’humate peuvent précipiter ou fixer l’herbicide.',
  humateLime: 'La chaux éteinte flocule l’humate ; la potasse non.',
  silicaGel: 'Le silicate gélifie quand le pH baisse ou que le sel est fort.',
  silicaGelCare: 'Le silicate gélifie quand le pH baisse ou que le sel est fort.',
  humateSalt: 'Un sel concentré flocule l’humate.',
  dimethoateSulphur: 'Une fiche de diméthoate nomme le soufre parmi ce qu’il ne doit pas toucher.',
  chelateExchange: 'Le fer ou le cuivre libres chassent manganèse et zinc de leur chélate.',
  chelateAlkali:
    'Au-dessus de pH 6, le fer quitte l’EDTA, et beaucoup de calcium le chasse ; zinc et cuivre tiennent.',
  chelateAlkaliCare:
    'Au-dessus de pH 6, le fer quitte l’EDTA, et beaucoup de calcium le chasse ; zinc et cuivre tiennent.',
  chelateAcid: 'Les chélates se défont en acide fort, sous pH 3.',
  glyphosateCalcium: 'Le calcium dissous fixe le glyphosate.',
  glyphosateCalciumCare: 'Le calcium dissous fixe le glyphosate.',
  weakComplex: 'Les métaux mal tenus se libèrent en milieu basique ou avec beaucoup de calcium.',
  bipyridylBinds:
    'L’argile, la matière humique et d’autres solides fins fixent le paraquat et le diquat.',
  bipyridylBindsCare:
    'L’argile, la matière humique et d’autres solides fins fixent le paraquat et le diquat.',
  glyphosateCopper: 'Le cuivre fixe le glyphosate plus que les autres métaux.',
  glyphosateClay: 'L’eau sale et l’argile fixent le glyphosate.',
  copperMancozeb:
    'Des étiquettes de cuivre et des fiches de mancozèbe les veulent à part, même si certaines les joignent.',
  humateGlyphosate:
    'La matière humique fixe un peu de glyphosate, et l’alcalinité de l’humate l’affaiblit.',
  thiosulphateActives: 'Le thiosulfate capte le cuivre et les métaux des dithiocarbamates.',
  thiosulphateAcid: 'L’acide libère du dioxyde de soufre, toxique, et précipite du soufre.',
  rockAcid: 'L’acide attaque la roche : elle mousse, et l’acide fort la durcit.',
  carbonateAcid: 'L’acide sur le carbonate mousse et déborde, et l’acide s’use.',
  carbonateAcidCare: 'L’acide sur le carbonate mousse et déborde, et l’acide s’use.',
  seedCaustic: 'L’acide et la base abîment la semence, d’autant plus vite qu’ils sont forts.',
  seedCopper: 'Le cuivre abîme la semence.',
  seedGrowth: 'Il change la croissance de la plantule.',
  seedHerbicide: 'L’herbicide peut abîmer la plantule avec laquelle il tombe.',
  seedSalt: 'Le sel prend l’eau de la semence : que le contact soit court.',
  seedWetter: 'L’huile et le mouillant font entrer sel et produit dans la semence.',
  seedPesticide: 'Seule une étiquette pour traiter la semence le rend sûr.',
  seedTrace: 'Des oligo-éléments forts empoisonnent les plantules.',
  seedUntried: 'On n’a pas trouvé ce qu’un long contact fait à la semence : qu’il soit court.',
  seedUrea: 'L’urée et son biuret nuisent à la germination : que le contact soit court.',
  acidAlkali: 'Acide et base s’usent l’un l’autre et chauffent.',
  acidAlkaliCare: 'Acide et base s’usent l’un l’autre et chauffent.',
  ureaAcid:
    'Un acide faible ne nuit pas ; l’acide nitrique ou sulfurique fort chauffe avec l’urée et peut se solidifier.',
  livePh: 'L’acide et la base tuent les produits vivants ; presque tous veulent pH 5,5 à 8.',
  livePhCare: 'L’acide et la base tuent les produits vivants ; presque tous veulent pH 5,5 à 8.',
  liveFungicide:
    'Strobilurines et azoles ont freiné le Trichoderma vivant ; les bactéries les supportent peut-être.',
  liveOthers: 'Il nuit à certains produits vivants et pas à d’autres : demandez au fabricant.',
  liveCopper: 'Le cuivre tue la plupart des produits vivants.',
  liveMetals: 'Les sels de métaux et les oligo-éléments forts abîment les cellules vivantes.',
  liveMolybdate: 'Le molybdate de sodium a tué beaucoup de rhizobiums ; celui d’ammonium non.',
  liveLime:
    'La chaux fine protège les rhizobiums sur la semence ; pour d’autres, on n’a rien trouvé.',
  liveSalt:
    'Un sel ou une urée forts prennent l’eau des cellules vivantes : diluez d’abord et mettez-les en dernier.',
  copperFreed: 'Acide, sels et chélates libèrent du cuivre, qui brûle la feuille.',
  copperFreedCare: 'Acide, sels et chélates libèrent du cuivre, qui brûle la feuille.',
  copperPhosphite:
    'Le phosphite libère du cuivre, qui brûle ; au-dessus de pH 6,5, les deux précipitent.',
  sulphurHeat: 'Les deux brûlent la feuille par temps chaud.',
  captanCalcium: 'Le chlorure de calcium avec le captane a brûlé des feuilles de pommier.',
  penetrants: 'L’huile et le mouillant le font entrer dans la feuille, et elle brûle.',
  penetrantsCare: 'L’huile et le mouillant le font entrer dans la feuille, et elle brûle.',
  copperOil:
    'Une étiquette interdit l’huile avec le cuivre sur feuille ; l’usage ancien l’emploie au repos.',
  sulphurOil: 'Le soufre avec l’huile brûle les plantes.',
  opCarbamate: 'Les deux agissent pareil sur l’homme : double danger pour qui mélange.',
  ureaScorch:
    'L’azote brûle plus la feuille avec lui : sur feuille, 2 à 3 % d’urée sont habituels.',
  weedAndFeed:
    'Sert à fertiliser et désherber : il brûle plus, et peut cailler dans un liquide froid et concentré.',
  gibberellinOil:
    'L’huile près de l’acide gibbérellique a fait tomber des feuilles d’agrumes ; sur prairie, non essayé.',
  regulatorMetals: 'Les sulfates avec les régulateurs de croissance brûlent.',
  ureaAlkali:
    'L’urée tient en milieu basique froid, mais ce qui tombe sur la feuille perd de l’ammoniac.',
  twoEmulsions: 'Deux émulsions additionnent leur solvant sur la feuille.',
  alkaliSoap: 'Une base forte change l’huile en savon et casse l’émulsion.',
  thiosulphateHerbicide:
    'Les herbicides se mélangent mal au thiosulfate, et il n’est pas fait pour la feuille.',
  emulsionFertiliser: 'Un engrais concentré tient moins bien l’émulsion : elle se sépare et brûle.',
  potassiumSalts:
    'Le sulfate et le nitrate de potassium cristallisent dans les bouillies concentrées et froides.',
  magnesiumAlkali:
    'En milieu basique, le magnésium précipite, plus vite avec phosphate ou carbonate.',
  magnesiumAlkaliCare:
    'En milieu basique, le magnésium précipite, plus vite avec phosphate ou carbonate.',
  magnesiumBicarbonate:
    'En milieu basique, le magnésium précipite, plus vite avec phosphate ou carbonate.',
  magnesiumPhosphate:
    'Magnésium et phosphate restent dissous en bouillie acide et précipitent au-dessus de pH 6.',
  calciumPhosphate: 'Calcium et phosphate précipitent, d’autant plus vite que le pH est haut.',
  calciumPhosphateCare: 'Calcium et phosphate précipitent, d’autant plus vite que le pH est haut.',
  phosphateLime: 'Le calcium sort le phosphate de la solution en solide.',
  phosphateLimeCare: 'Le calcium sort le phosphate de la solution en solide.',
  calciumAlkali:
    'En milieu basique, le calcium dissous peut précipiter en phosphate ou en carbonate.',
  calciumCarbonate: 'Le calcium précipite en carbonate.',
  calciumCarbonateCare: 'Le calcium précipite en carbonate.',
  calciumBorate:
    'Le borate de calcium précipite en bouillie concentrée ; aux doses d’emploi, on les joint.',
  calciumCitrate: 'En bouillie concentrée, du citrate de calcium peut précipiter.',
  phenoxySalts: 'Calcium et métaux forment avec l’herbicide des sels qui ne se dissolvent pas.',
  phenoxySaltsCare: 'Calcium et métaux forment avec l’herbicide des sels qui ne se dissolvent pas.',
  phosphite: 'Les phosphites de calcium et de métaux se dissolvent à peine.',
  calciumThiosulphate:
    'Le sulfite et le sulfate des thiosulfates liquides précipitent avec le calcium.',
  metalPhosphate: 'Les métaux dissous précipitent avec le phosphate.',
  ironPhosphate:
    'Le fer précipite avec le phosphate : l’air le change en forme qui se dissout à peine.',
  cobaltPhosphate: 'Le cobalt précipite avec le phosphate, d’autant plus vite que le pH est haut.',
  manganesePhosphate:
    'Le manganèse précipite avec le phosphate quand le pH monte ; le délai n’est pas établi.',
  metalPhosphateSlow: 'Son phosphate précipite les métaux avec le temps.',
  metalAlkali: 'En milieu basique, le métal précipite en hydroxyde ou carbonate.',
  metalAlkaliCare: 'En milieu basique, le métal précipite en hydroxyde ou carbonate.',
  metalLime: 'Sur la chaux, le métal devient un solide fin qui nourrit le sol, pas la feuille.',
  metalThiosulphate: 'Métaux et thiosulfate finissent en sulfure sombre.',
  gypsum: 'Calcium et sulfate sortent en gypse quand l’eau en a environ 2 g par kg.',
  gypsumCare: 'Calcium et sulfate sortent en gypse quand l’eau en a environ 2 g par kg.',
  molybdate:
    'Le molybdate forme un solide fin avec calcium et métaux : quelques grammes, qui atteignent quand même le sol.',
  molybdateAcid: 'L’acide fort change le molybdate, qui peut précipiter.',
  polymerBipyridyl: 'Les polymères à charge électrique s’y lient et précipitent.',
  phenoxyAcid: 'Sous pH 4 à 5, l’herbicide précipite sous sa forme acide.',
  calciumHydroxide:
    'La potasse ou la soude précipite le calcium en hydroxyde ; la chaux éteinte n’ajoute rien.',
  orderPowdersInSalt:
    'Le sel fort agglomère poudres et suspensions : délayez-les d’abord dans l’eau seule, dans un seau ou la trémie, puis versez.',
  orderEmulsionInSalt:
    'Les émulsions vont dans une cuve bien remplie, le sel déjà dissous : le sel fort les casse.',
  orderEmulsionLater:
    'D’abord poudres et suspensions, puis émulsions et huile : à l’envers, cela s’agglomère.',
  orderEmulsionSolution:
    'Les guides divergent : émulsions ou solutions d’abord. L’étiquette qui le dit prime.',
  orderTwoPowders: 'Chaque poudre demande de l’eau et du temps avant la suivante.',
  orderGlyphosateLater:
    'Poudres et suspensions se délaient bien avant le glyphosate : leurs supports peuvent en fixer un peu.',
  saltsDissolve: 'Leurs ions ne forment entre eux aucun sel peu soluble.',
  staysInAlkali: 'Un milieu légèrement basique ne lui change rien.',
  staysInAcid: 'L’acide le garde dissous ou ne lui nuit pas.',
  solidsStay: 'Le solide n’intervient pas : il suffit de le garder en mouvement.',
  naturalLiquids: 'On les joint aux doses d’emploi ; les marques diffèrent en sel et en pH.',
  residualStays: 'Une matière active non ionique ne forme pas de sel avec lui.',
  residualPartners: 'Des étiquettes les nomment comme partenaires.',
  residualGlyphosate:
    'Les herbicides de sol en suspension freinent le glyphosate ; le sulfate d’ammonium aide.',
  residualOrganophosphate: 'L’insecticide laisse entrer plus d’herbicide dans la culture.',
  activePartners: 'Partenaires habituels si les deux étiquettes le permettent.',
  activeAndSalt: 'Le sel ne fixe ni ne dégrade la matière active.',
  adjuvants: 'Les adjuvants et lui se laissent tels quels.',
  formulations: 'Sa formulation le supporte si l’ordre est respecté.',
  chelatesHold: 'Les chélates gardent leurs métaux à côté de lui.',
  livesWith: 'On n’a pas trouvé qu’il nuise au vivant.',
  ammoniumHelps: 'L’ammonium avec le sulfate corrige pour lui l’eau dure.',
  gypsumStays: 'Le gypse reste tel quel ; les sels en dissolvent juste un peu plus.',
  ureaGibberellin: 'Essayés ensemble sur prairie ; leurs effets s’additionnaient.',
  sameKind: 'Plus de la même chose.',
  gibberellinPenetrants:
    'Une étiquette d’acide gibbérellique interdit les organosiliconés ; sur prairie, on prend un mouillant simple.',
  labelHaloxyfopPhenoxy:
    'Une étiquette d’haloxyfop exclut les amines et les sels de sodium des herbicides phénoxy.',
  labelHaloxyfop900Phenoxy:
    'Une étiquette d’haloxyfop exclut les amines et les sels de sodium des herbicides phénoxy.',
  labelChlorothalonilOil:
    'Une étiquette de chlorothalonil exclut l’huile de pulvérisation, dix jours avant et après aussi.',
  labelChlorothalonilWetter: 'Une étiquette de chlorothalonil limite les mouillants.',
  labelDiuronDimethoate:
    'Une étiquette de diuron compte le diméthoate parmi ce qui ne va pas avec lui.',
  labelPenthiopyradCaptan: 'Il est fait avec de l’huile, que le captane ne supporte pas.',
  labelSpirotetramat:
    'Une étiquette de spirotétramate exclut l’azoxystrobine et un organosilicone.',
  labelAcidifierCopper: 'Les étiquettes des acidifiants excluent le cuivre : l’acide le libère.',
  labelWetterHerbicide:
    'L’étiquette de ce mouillant exclut les herbicides et les huiles de pulvérisation.',
  labelCaptanCopper: 'Une étiquette de captane exclut le cuivre.',
  glyphosateOil: 'L’huile peut affaiblir le glyphosate sur graminées.',
  organosiliconeOil: 'Les étiquettes d’organosiliconés excluent l’huile : ensemble, ils abîment.',
  phenoxyOrganophosphate:
    'Les sels phénoxy montent le pH : les étiquettes demandent d’acidifier l’eau avant le diméthoate.',
  gibberellinChlormequat:
    'L’un allonge les tiges, l’autre empêche justement cela ; sur vigne une étiquette les emploie ensemble.',
  dithiocarbamateMetals: 'Les chélates forts lui prennent ses métaux.',
  dithiocarbamateCopper:
    'Par ressemblance avec les chélates : le cuivre dissous peut lui prendre ses métaux.',
  bipyridylMetals:
    'Par ressemblance : une étiquette de paraquat avec diquat exclut les sulfates de cuivre, de zinc et de manganèse.',
  insecticideHerbicide:
    'L’insecticide peut empêcher la culture de dégrader l’herbicide : les étiquettes vont par produit.',
  fungicideOil:
    'L’huile et les émulsions le font entrer dans la feuille : vigne, pommier et légumes en ont souffert, alors que des étiquettes ajoutent de l’huile sur céréales.',
  phosphateAlkali:
    'Par ressemblance avec chaux et phosphate : le calcium peut le sortir de la solution en solide ; la lessive de potasse le laisse.',
  silicateSolids:
    'Le silicate forme un solide avec le calcium et les métaux, qui précipitent à son pH de 11.',
  silicateSolidsCare:
    'Par ressemblance avec le calcium dissous : le silicate peut former un solide ou durcir avec lui.',
  selenite: 'Le sélénite précipite avec les métaux, avec le cuivre au-dessus de pH 5,5 environ.',
  copperSeaweed:
    'Des étiquettes de cuivre mettent en garde contre des engrais foliaires d’un autre pH : l’acide libère le cuivre. Mesurez d’abord l’algue.',
  namesPartner: 'Une étiquette nomme les deux comme partenaires.',
  namesPartnerAtMost: 'Une étiquette permet les deux ensemble jusqu’à une quantité qu’elle donne.',
  usedTogether: 'Des conseillers ou des fabricants emploient les deux ensemble.',
  soldInOneCan: 'Les deux se vendent dans un même bidon.',
  sulphateWith: 'Une étiquette ou un conseiller lui ajoute du sulfate d’ammonium.',
  dissolveFirst:
    'Des cristaux non dissous le gâtent : dissolvez-les d’abord entièrement, ou prenez le liquide.',
  grassLost: 'À certaines doses les deux ont tué moins de graminées que l’un seul.',
  feedUntested:
    'Rien n’a été lu sur ces deux-là : les fabricants de l’engrais demandent un essai avec chaque produit.',
  timings: 'Rien n’a été lu contre les deux, mais l’un va mieux avant la levée et l’autre après.',
  nothingAgainst: 'Rien n’a été lu sur ces deux-là, et rien contre eux.',
  thiosulphateLeaf:
    'Rien n’a été lu sur ces deux-là : le thiosulfate n’est pas pour la feuille, à laquelle ceci est destiné.',
  uanWetter:
    'Dans des essais, un mouillant dans la solution azotée a brûlé davantage les feuilles de blé.',
  uanCarrier:
    'Sur maïs levé, la solution azotée qui porte des herbicides les fait brûler ; avant la levée c’est l’usage.',
  uanAdditive: 'Il s’y ajoute 2,5 % de solution azotée ; comme porteuse elle brûle le maïs levé.',
  cropShowsIt:
    'Une étiquette nomme les deux comme partenaires et avertit que la culture le montre un temps.',
  notInOats: 'Une étiquette les a sur blé et orge et les interdit sur avoine.',
  lucerneOnly: 'C’est pour la luzerne seule : le trèfle en souffre.',
  moreThanMcpa: 'L’étiquette en veut au moins deux fois plus que de MCPA.',
  fruitOil:
    'Des étiquettes d’huile l’excluent sur les fruitiers à feuilles caduques ; une autre joint les deux, l’huile d’abord.',
  wetterWithFertiliser:
    'L’étiquette laisse le mouillant de côté quand un engrais liquide porte la bouillie.',
  calciumInsecticide:
    'Les engrais calciques peuvent affaiblir les insecticides qui agissent sur le calcium de l’insecte.',
  copperAWeekAway:
    'Avec l’organosiliconé qui l’accompagne sur fruits, le cuivre doit être à une semaine.',
  ruledOut: 'Une étiquette ou son fabricant exclut les deux d’une même cuve.',
  ruledOutWorksLess: 'Une étiquette exclut les deux d’une même cuve : le désherbant agit moins.',
  ruledOutInjury: 'Une étiquette exclut les deux d’une même cuve : la culture en souffre.',
  ruledOutMaize:
    'Après la levée une étiquette exclut les deux d’une même cuve : le maïs peut en souffrir.',
  limePhosphate: 'Le calcium sort le phosphate de la solution en solide.',
};
