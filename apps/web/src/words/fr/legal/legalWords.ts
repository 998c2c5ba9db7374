import type { AppWords } from '../../AppWords.ts';

export const legalWords: AppWords['legal'] = {
  contents: 'Sur cette page',
  since: (date) => `Ce texte vaut depuis le ${date}.`,

  privacy: {
    title: 'Confidentialité',
    gist: 'Ce que vous préparez reste sur votre appareil. Avec un compte, c’est gardé aussi sur le serveur, pour vous seul, ou pour votre ferme quand vous y travaillez. Aucune autre entreprise n’apprend rien, sauf si le responsable tient les comptes chez l’une d’elles, ou si vous demandez la météo ou une carte à l’une de celles qu’il permet.',
    sections: {
      who: {
        heading: 'Qui répond de vos données',
        text: [
          'Ce logiciel est offert par celui qui a installé le serveur d’où vous l’avez ouvert : vous-même, votre ferme, une entreprise de travaux agricoles ou une société. Ce texte l’appelle le responsable. Le responsable décide qui peut utiliser ce serveur et répond des données qui s’y trouvent.',
          'Ceux qui ont écrit le logiciel ne tiennent pas ce serveur et n’en reçoivent aucune donnée. Le logiciel n’a aucun moyen de leur en envoyer.',
        ],
      },
      device: {
        heading: 'Ce qui reste sur votre appareil',
        text: [
          'Tout ce que vous préparez est calculé dans ce navigateur. Sans compte, c’est gardé ici et envoyé nulle part.',
          [
            'La bouillie que vous préparez, les précédentes et celles que vous avez gardées, votre machine, vos propres produits, les produits et doses utilisés en dernier.',
            'Le chantier que vous remplissez, vos fiches, parcelles et favoris, les contours que vous parcourez ou dessinez, et le trajet de ce qui a été pulvérisé, si vous le faites garder.',
            'Les passages que vous prévoyez, vos mesures des buses, les chantiers de votre ferme, et le lieu de la ferme une fois indiqué sur l’Accueil.',
            'Ce qui est dans votre local et les codes d’emballages que vous lui avez appris. Ce que voit la caméra quand vous en scannez un est lu ici et gardé nulle part.',
            'Vos préférences d’écran, par exemple les unités et la langue.',
            'Les chantiers que vous avez envoyés par lien et ceux que vous avez reçus.',
            'Qui est connecté, pour que l’application s’ouvre sans réseau. Le nom saisi à la création d’un compte, avec votre e-mail, jusqu’à ce qu’il soit écrit dans le compte.',
            'Si une ferme partage cet appareil : les noms de ses personnes, et un nombre calculé à partir de chaque code. Un code distingue les personnes qui partagent l’appareil. Il ne protège pas ce qui s’y trouve : qui emporte l’appareil retrouve en une heure un code de quatre chiffres à partir de ce nombre, et lit les documents sans aucun code.',
            'Les cinquante dernières erreurs de cette application, sans rien de ce que vous avez saisi. Elles ne partent nulle part d’elles-mêmes.',
          ],
          'Quiconque peut ouvrir ce navigateur sur cet appareil peut le lire. Effacer les données de ce site dans le navigateur efface tout, pour toujours. Se déconnecter retire de cet appareil le travail du compte.',
        ],
      },
      server: {
        heading: 'Ce que voit le serveur',
        text: [
          'Pour vous envoyer une page, le serveur reçoit ce que reçoit tout serveur web : l’adresse de votre connexion, la page ou le fichier demandé et ce que votre navigateur dit de lui-même. Son journal de requêtes ne nomme personne. Ce qui est devant lui, comme le réseau du responsable, peut tenir son propre journal.',
          'Pour freiner qui devine des mots de passe, le serveur compte les essais de chaque connexion et de chaque adresse e-mail. Il garde ces comptes brouillés, un jour au plus, et pendant un mois depuis quels réseaux un compte s’est connecté, brouillé aussi.',
          'Le lien d’un e-mail sur un compte porte dans son adresse un code à usage unique. Le serveur voit cette adresse quand le lien est ouvert.',
        ],
      },
      accounts: {
        heading: 'Comptes',
        text: [
          'Il ne faut pas de compte pour préparer, remplir et noter. Un compte contient ce que vous lui donnez : votre nom et votre e-mail, votre région, votre machine, et ce que vous gardez en étant connecté : bouillies, produits, parcelles avec leurs contours, favoris, fiches avec leurs trajets, passages, mesures des buses, codes d’emballages et le registre de votre local. Votre mot de passe n’est gardé que sous une forme d’où il ne peut pas être relu.',
          'Ce qui est à vous seul, personne d’autre ne peut le lire par cette application. Le responsable peut lire ce qui est sur sa propre machine ou dans sa base de données.',
          'Ce que vous gardez dans une ferme est à elle : ses membres le lisent selon leur rôle, avec votre nom et votre rôle. Ce qui est à vous seul, votre e-mail et vos autres fermes, ils ne les voient pas. Quand vous quittez la ferme ou supprimez votre compte, ce que vous lui avez donné y reste.',
          'Les e-mails ne concernent que le compte lui-même : confirmer une adresse, choisir un nouveau mot de passe, signaler un changement.',
          'Le panneau du compte enregistre tout dans un fichier, et supprime aussitôt le compte avec tout ce qu’il contient. Les sauvegardes faites avant par le responsable le contiennent jusqu’à ce qu’elles soient jetées.',
        ],
      },
      others: {
        heading: 'Personne d’autre',
        text: [
          'Il n’y a ni cookies, ni publicité, ni comptage de visiteurs, ni polices ou scripts d’autres entreprises. Les pages demandent à votre navigateur de refuser toute connexion sauf celles à ce serveur, au lieu des comptes et, si le responsable les permet, à un service météo et à un service de cartes.',
          'Le service météo n’est interrogé que lorsque vous appuyez sur son bouton dans une fiche et, une fois le lieu de la ferme indiqué sur l’Accueil, à l’ouverture de l’Accueil, une fois par heure au plus. Il reçoit l’adresse de votre connexion et le lieu, à environ un kilomètre près ; rien sur vous, la parcelle ou le chantier. La fiche le nomme. Vous pouvez le couper sur votre appareil, et le responsable pour tous.',
          'Le service de cartes n’est interrogé que lorsque vous appuyez sur « La carte derrière » sous Parcelles. Il reçoit l’adresse de votre connexion et la partie de la carte que vous regardez. « Le trouver dans les cartes du téléphone » remet le lieu d’un chantier aux cartes de votre téléphone.',
          'Un chantier que vous partagez est dans le lien lui-même, après le signe #. Les navigateurs n’envoient cette partie à aucun serveur. Qui reçoit le lien peut lire le chantier, avec le nom et l’occupation du sol de sa parcelle ; vos prix n’y sont pas.',
          'Les sources des données de produits sont nommées avec un lien. Si vous le suivez, vous quittez ce serveur, et les règles de l’autre site valent. Il n’apprend pas d’où vous venez.',
        ],
      },
      rights: {
        heading: 'Vos droits',
        text: [
          'Ce qui est sur votre appareil ou dans votre compte, vous pouvez le lire, le changer, l’emporter et l’effacer sans demander. Pour tout le reste sur le serveur, demandez au responsable : vous pouvez le voir, le faire corriger et le faire effacer, selon la loi de votre lieu de vie.',
          'En Nouvelle-Zélande, c’est le Privacy Act 2020, et l’Office of the Privacy Commissioner reçoit les plaintes. Dans l’Union européenne et au Royaume-Uni, c’est le Règlement général sur la protection des données et votre autorité de protection des données. En Australie, c’est le Privacy Act 1988 et l’Office of the Australian Information Commissioner.',
        ],
      },
    },
    accountsNone: 'Ce serveur ne tient pas de comptes : il n’y a pas de compte à créer.',
    accountsHere:
      'Sur ce site, les comptes sont tenus sur le serveur qui vous a envoyé cette page. Pour chaque appareil connecté, il garde le type de navigateur et de système, comme « Firefox, Android », et sa dernière utilisation ; le compte vous montre la liste. Si vous faites demander un code, il garde scellée la clé de votre application d’authentification, et vos codes de secours sous une forme d’où ils ne peuvent pas être relus. Sous une telle forme, il garde aussi les clés que vous faites pour d’autres programmes, avec leur dernière utilisation.',
    accountsGoogle:
      'Sur ce site, les comptes sont tenus dans le service Firebase de Google, que le responsable loue. Les conditions de Google valent aussi, et il peut être dans un autre pays.',
  },

  terms: {
    title: 'Conditions d’utilisation',
    gist: 'Une calculatrice, pas une étiquette. À utiliser avec soin ; ce qui va dans la cuve est votre décision.',
    sections: {
      what: {
        heading: 'Ce que c’est',
        text: [
          'Une calculatrice pour ceux qui mélangent et appliquent engrais, chaux, semences et produits de pulvérisation avec un pulvérisateur. Elle calcule pleins, quantités, eau, ordre et réglages à partir de ce que vous saisissez et d’un catalogue de produits et de machines, et tient les fiches de ce que vous avez fait.',
          'Celui qui a installé ce serveur, le responsable, vous l’offre. En l’utilisant, vous acceptez ces conditions. Sinon, ne l’utilisez pas.',
        ],
      },
      label: {
        heading: 'L’étiquette prime',
        text: [
          'Les chiffres donnés ici sont un conseil. Ils ne remplacent ni l’étiquette ni la fiche de sécurité d’un produit, ni le manuel de votre machine, ni l’avis d’un conseiller qui connaît vos terres.',
          [
            'Si l’étiquette et cette calculatrice diffèrent, l’étiquette a raison.',
            'Si rien n’est connu de deux produits ensemble, la calculatrice le dit. Ce n’est pas la même chose que compatible : faites un essai en bocal.',
            'Les chiffres marqués supposés sont la meilleure estimation. Mettez les vôtres là où vous avez mesuré.',
            'Pesez, mesurez et essayez votre pulvérisateur avant de confier une culture à un chiffre.',
          ],
        ],
      },
      duties: {
        heading: 'Ce dont vous répondez',
        text: [
          'Vous décidez de ce qui va dans la cuve et sur le sol. Vous en répondez : du bon produit, de la dose, du lieu et du temps, de la protection, des personnes, des animaux et de l’eau à proximité, du respect des règles de votre lieu et des fiches qu’elles demandent. Un chantier reçu par un lien est la parole d’un autre : vérifiez-le avant de l’utiliser.',
          'Gardez votre mot de passe pour vous. N’essayez pas de forcer ce serveur, de l’empêcher de marcher ou de lire ce qui est à d’autres.',
        ],
      },
      data: {
        heading: 'Ce que vous saisissez est à vous',
        text: [
          'Vos bouillies et vos fiches sont à vous. Sans compte, elles ne sont gardées que dans ce navigateur : elles sont perdues si ses données sont effacées ou l’appareil perdu. Gardez une copie des fiches que la loi vous demande de garder. La page Confidentialité en dit plus.',
          'Le catalogue dit d’où viennent ses données. Les noms des produits et des fabricants sont à leurs propriétaires ; les nommer ne recommande rien.',
        ],
      },
      liability: {
        heading: 'Pas de promesse, et ses limites',
        text: [
          'La calculatrice est essayée avec soin, et peut quand même se tromper. Elle est offerte telle quelle, sans promesse d’être sans faute, toujours disponible ou propre à votre usage. Autant que la loi le permet, ni le responsable ni les auteurs ne répondent des pertes qui viennent de son usage, par exemple sur les cultures, le bétail, les machines ou les revenus.',
          'Les droits que la loi vous donne et auxquels on ne peut pas renoncer restent entiers, comme ceux des consommateurs selon le Consumer Guarantees Act 1993 de Nouvelle-Zélande et l’Australian Consumer Law.',
        ],
      },
      changes: {
        heading: 'Changements et loi',
        text: [
          'Le responsable peut changer ou arrêter ce service, et ces conditions avec lui. La date ci-dessous dit quel texte vaut.',
          'La loi du lieu où se trouve le responsable s’applique, tant que la loi de votre lieu de vie ne vous donne pas plus.',
        ],
      },
    },
  },
};
