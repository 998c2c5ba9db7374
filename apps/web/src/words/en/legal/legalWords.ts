import { localized } from '../../localized.ts';

/*
 * What the two legal pages say. A paragraph is a text, a list of points is a list of texts. Change
 * the date below with the wording.
 */

/** Day from which this wording holds. */
export const LEGAL_SINCE = '2026-11-23';

/** Words of the privacy policy and the terms of service. */
export const legalWords = localized('legal', {
  contents: 'On this page',
  since: (date: string) => `This wording holds since ${date}.`,

  privacy: {
    title: 'Privacy policy',
    gist: 'What you plan stays on your device. With an account it is kept on the server too, for you alone, or for your farm where you work on one. No other company learns anything, unless the operator keeps accounts with one, or you ask one that the operator allows for the weather or a map.',
    sections: {
      who: {
        heading: 'Who answers for your data',
        text: [
          'This software is run by whoever set up the server you opened it from: yourself, your farm, a contractor or a company. This text calls them the operator. The operator decides who may use this server, and answers for the data on it.',
          'The people who wrote the software do not run this server and get no data from it. The software has no way to send them any.',
        ],
      },
      device: {
        heading: 'What stays on your device',
        text: [
          'Everything you plan is worked out in this browser. Without an account it is kept here and sent nowhere.',
          [
            'The mix you are planning, earlier and saved ones, your machine, your own products, the products and rates you used last.',
            'The job you are filling, your records, paddocks and favourites, the outlines you walk or draw, and the track of where it was sprayed, where you have it kept.',
            'The rounds you plan, your catch tests, the jobs of your farm, and the place of the farm once you set it on Home.',
            'What is in your shed, and the codes of packs you taught it. What the camera sees while you scan one is read here and kept nowhere.',
            'How you like the screens, for example your units and language.',
            'Jobs you sent by link and those you received.',
            'Who is signed in, so that the app opens without a signal. The name you type when you register, with your e-mail address, until it is written into the account.',
            'Where a farm shares this device: the names of its people, and a figure worked out from each PIN. A PIN keeps people who share the device apart. It does not protect what is on it: whoever takes the device can find a PIN of four figures out of that figure within an hour, and reads the documents without any.',
            'The last fifty errors of this app, without anything you typed. They go nowhere by themselves.',
          ],
          'Anyone who can open this browser on this device can read it. Clearing the data of this site in the browser erases all of it, for good. Signing out takes the work of the account off this device.',
        ],
      },
      server: {
        heading: 'What the server sees',
        text: [
          'To send you a page, the server gets what every web server gets: the address of your connection, the page or file asked for, and what your browser says of itself. Its log of requests names nobody. What stands in front of it, such as the operator’s network, may keep a log of its own.',
          'To slow down whoever guesses passwords, the server counts tries for each connection and each e-mail address. It keeps these counts scrambled, for a day at most, and for a month from which networks an account was signed in, scrambled too.',
          'A link from an e-mail about an account carries a one-time code in its address. The server sees that address when the link is opened.',
        ],
      },
      accounts: {
        heading: 'Accounts',
        text: [
          'You need no account to plan, fill and record. An account holds what you give it: your name and e-mail address, your region, your machine, and what you save while signed in: mixes, products, paddocks with their outlines, favourites, records with their tracks, rounds, catch tests, codes of packs and the book of your shed. Your password is kept only in a form that it cannot be read back from.',
          'What is yours alone nobody else can read through this app. The operator can read what is on the operator’s own machine or in the operator’s database.',
          'What you save on a farm is the farm’s: its members read it as far as their roles go, with your name and your role. What is yours alone, your e-mail address and your other farms they do not see. When you leave the farm or delete your account, what you gave the farm stays with it.',
          'E-mails go out only about the account itself: to confirm an address, to set a new password, to tell of a change.',
          'The account panel saves all of it as a file, and deletes the account with everything in it at once. Backups that the operator made before hold it until they are thrown away.',
        ],
      },
      others: {
        heading: 'Nobody else',
        text: [
          'There are no cookies, no advertising, no counting of visitors, and no fonts or scripts from other companies. The pages tell your browser to refuse every connection except those to this server, to where the accounts are, and, where the operator allows them, to a weather service and a map service.',
          'The weather service is asked only when you press the button for it on a record, and, once you have set the farm’s place on Home, when you open Home, once an hour at most. It gets the address of your connection and your place, to about a kilometre; nothing about you, the paddock or the job. The record names it. You can switch it off on your device, and the operator for everybody.',
          'The map service is asked only when you press “The map behind” on Ground. It gets the address of your connection and which part of the map you look at. “Find it in the phone’s maps” hands the place of a job to the maps of your phone.',
          'A job that you share is in the link itself, after the sign #. Browsers do not send that part to any server. Whoever gets the link can read the job, with the name and land use of its paddock; your prices are not in it.',
          'Sources of product facts are named with a link. If you follow one, you leave this server, and the other site’s own rules hold. It is not told where you came from.',
        ],
      },
      rights: {
        heading: 'Your rights',
        text: [
          'What is on your device or in your account is yours to read, change, take along and erase, without asking. For anything else on the server, ask the operator: you may see it, have it corrected and have it erased, as the law where you live provides.',
          'In New Zealand that is the Privacy Act 2020, and the Office of the Privacy Commissioner hears complaints. In the European Union and the United Kingdom it is the General Data Protection Regulation and your data protection authority. In Australia it is the Privacy Act 1988 and the Office of the Australian Information Commissioner.',
        ],
      },
    },
    accountsNone: 'This server keeps no accounts: there is nothing to register for.',
    accountsHere:
      'On this site, accounts are kept on the server that sent you this page. For each device that is signed in, it keeps the kind of browser and system, such as “Firefox, Android”, and when it was last used; the account shows you the list. Where you have a code asked for, it keeps the sealed key of your authenticator app, and your recovery codes in a form that they cannot be read back from. In such a form it keeps the tokens you make for other programs too, with when each was last used.',
    accountsGoogle:
      'On this site, accounts are kept in Google’s Firebase service, which the operator rents. Google’s own terms hold for it, and it may stand in another country.',
  },

  terms: {
    title: 'Terms of service',
    gist: 'A calculator, not a label. It is yours to use with care; what goes into the tank is your decision.',
    sections: {
      what: {
        heading: 'What this is',
        text: [
          'A calculator for people who mix and spread fertiliser, lime, seed and sprays with a farm sprayer. It works out loads, amounts, water, order and settings from what you type and from a catalogue of products and machines, and keeps records of what you did.',
          'Whoever set up this server, the operator, offers it to you. By using it you accept these terms. If you do not, do not use it.',
        ],
      },
      label: {
        heading: 'The label wins',
        text: [
          'The figures here are advice. They replace neither the label nor the safety data sheet of a product, nor the manual of your machine, nor the word of an adviser who knows your ground.',
          [
            'Where the label and this calculator differ, the label is right.',
            'Where nothing is known about two products together, the calculator says so. That is not the same as compatible: do a jar test.',
            'Figures marked as assumed are best guesses. Put your own in where you have measured.',
            'Weigh, measure and test your sprayer before you trust a number with a crop.',
          ],
        ],
      },
      duties: {
        heading: 'What you answer for',
        text: [
          'You decide what goes into the tank and onto the ground. You answer for it: for the right product, rate, place and weather, for protective gear, for the people, animals and water nearby, for keeping to the rules where you farm, and for the records they ask for. A job that reaches you by a link is somebody else’s word: check it before you use it.',
          'Keep your password to yourself. Do not try to break into this server, to stop it from working, or to read what belongs to others.',
        ],
      },
      data: {
        heading: 'What you type is yours',
        text: [
          'Your mixes and records belong to you. Without an account they are kept in this browser only, so they are gone when its data is cleared or the device is lost. Keep a copy of the records that the law asks you to keep. The privacy policy says more.',
          'The catalogue names where its facts come from. Names of products and makers belong to their owners; naming them recommends nothing.',
        ],
      },
      liability: {
        heading: 'No promise, and its limits',
        text: [
          'The calculator is tested with care, and can still be wrong. It is offered as it is, without a promise that it is free of faults, always there, or fit for your purpose. As far as the law allows, neither the operator nor the authors answer for loss that comes from its use, for example to crops, livestock, machines or income.',
          'Rights that the law gives you and that cannot be signed away stay as they are, such as those of consumers under the Consumer Guarantees Act 1993 in New Zealand and the Australian Consumer Law.',
        ],
      },
      changes: {
        heading: 'Changes and law',
        text: [
          'The operator may change or end this service, and these terms with it. The date below tells you which wording holds.',
          'The law of the place where the operator is based applies, as far as the law where you live does not give you more.',
        ],
      },
    },
  },
});
