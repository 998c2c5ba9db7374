import {
  decimal,
  double,
  idOf,
  must,
  oneOf,
  orEmpty,
  pattern,
  refTo,
  text,
  whole,
  type ElementRule,
} from './ElementRule.ts';

const NAME = text(32);
const BYTE = whole(0, 254);
const COUNT = whole(0, 4_294_967_294);
const AMOUNT = whole(0, 2_147_483_647);
const LONG = whole(-2_147_483_648, 2_147_483_647);
const SHORT = whole(0, 65_534);
const OBJECT = whole(1, 65_534);
const NORTH = must(decimal(-90, 90, 9));
const EAST = must(decimal(-180, 180, 9));
const ENTRY = pattern(/^[\dA-F]{4}$/i);
const CLIENT = pattern(/^[\dA-F]{16}$/i);
const MOMENT = pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/);
const SCALE = must(decimal(1e-9, 1e8));
const DECIMALS = must(whole(0, 7));
const ADDRESS = {
  D: NAME,
  E: NAME,
  F: text(10),
  G: NAME,
  H: NAME,
  I: NAME,
  J: text(20),
  K: text(20),
};
const STAMP = { A: must(MOMENT), B: MOMENT, C: COUNT };

/**
 * Elements of a task file that is read or written here: attributes, what each may hold, and what stands
 * in which. ISO 11783-10 Annex D, task file schema 4.3 (TC version 4, revision of 2018-06-04), read and
 * put into our own words (S570). The schema itself is not ours to pass on.
 */
export const ELEMENT_RULES: Readonly<Record<string, ElementRule>> = {
  ISO11783_TaskData: {
    attributes: {
      VersionMajor: must(oneOf(4)),
      VersionMinor: must(oneOf(0, 1, 2, 3)),
      ManagementSoftwareManufacturer: must(NAME),
      ManagementSoftwareVersion: must(NAME),
      TaskControllerManufacturer: NAME,
      TaskControllerVersion: NAME,
      DataTransferOrigin: must(oneOf(1, 2)),
      lang: NAME,
    },
    children: [
      ...['AFE', 'BSN', 'CCT', 'CCG', 'CLD', 'CTP', 'CPC', 'CTR', 'DVC', 'FRM', 'OTQ', 'PFD'],
      ...['PDT', 'PGP', 'TSK', 'TCC', 'VPN', 'WKR', 'XFR'],
    ],
  },
  CTR: {
    attributes: {
      A: must(idOf('CTR')),
      B: must(NAME),
      C: NAME,
      ...ADDRESS,
      L: text(20),
      M: text(64),
    },
    children: [],
  },
  FRM: {
    attributes: {
      A: must(idOf('FRM')),
      B: must(NAME),
      C: NAME,
      D: NAME,
      E: text(10),
      F: NAME,
      G: NAME,
      H: NAME,
      I: refTo('CTR'),
    },
    children: [],
  },
  WKR: {
    attributes: { A: must(idOf('WKR')), B: must(NAME), C: NAME, ...ADDRESS, L: NAME, M: text(64) },
    children: [],
  },
  PDT: {
    attributes: {
      A: must(idOf('PDT')),
      B: must(NAME),
      C: refTo('PGP'),
      D: refTo('VPN'),
      E: ENTRY,
      F: oneOf(1, 2, 3),
      G: AMOUNT,
      H: AMOUNT,
      I: AMOUNT,
      J: AMOUNT,
    },
    children: ['PRN'],
  },
  PRN: { attributes: { A: must(refTo('PDT')), B: must(AMOUNT) }, children: [] },
  PGP: { attributes: { A: must(idOf('PGP')), B: must(NAME), C: oneOf(1, 2) }, children: [] },
  VPN: {
    attributes: {
      A: must(idOf('VPN')),
      B: must(LONG),
      C: SCALE,
      D: DECIMALS,
      E: NAME,
      F: refTo('CLD'),
    },
    children: [],
  },
  PFD: {
    attributes: {
      A: must(idOf('PFD')),
      B: NAME,
      C: must(NAME),
      D: must(COUNT),
      E: refTo('CTR'),
      F: refTo('FRM'),
      G: refTo('CTP'),
      H: refTo('CVT'),
      I: refTo('PFD'),
    },
    children: ['PLN', 'LSG', 'PNT', 'GGP'],
  },
  PLN: {
    attributes: {
      A: must(oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
      B: NAME,
      C: COUNT,
      D: BYTE,
      E: idOf('PLN'),
    },
    children: ['LSG'],
    needs: ['LSG'],
  },
  LSG: {
    attributes: {
      A: must(oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9)),
      B: NAME,
      C: COUNT,
      D: COUNT,
      E: BYTE,
      F: idOf('LSG'),
    },
    children: ['PNT'],
    needs: ['PNT'],
  },
  PNT: {
    attributes: {
      A: orEmpty(must(oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))),
      B: NAME,
      C: orEmpty(NORTH),
      D: orEmpty(EAST),
      E: orEmpty(whole(-2_147_483_647, 2_147_483_647)),
      F: orEmpty(BYTE),
      G: idOf('PNT'),
      H: orEmpty(decimal(0, 65)),
      I: orEmpty(decimal(0, 65)),
      J: pattern(/^PNT\d{5}$/),
      K: COUNT,
    },
    children: [],
  },
  TSK: {
    attributes: {
      A: must(idOf('TSK')),
      B: NAME,
      C: refTo('CTR'),
      D: refTo('FRM'),
      E: refTo('PFD'),
      F: refTo('WKR'),
      G: must(oneOf(1, 2, 3, 4, 5, 6)),
      H: BYTE,
      I: BYTE,
      J: BYTE,
    },
    children: [
      ...[
        'TZN',
        'TIM',
        'OTP',
        'WAN',
        'DAN',
        'CNN',
        'PAN',
        'DLT',
        'CAN',
        'TLG',
        'GRD',
        'CAT',
        'GAN',
      ],
    ],
  },
  TZN: { attributes: { A: must(BYTE), B: NAME, C: BYTE }, children: ['PLN', 'PDV'] },
  PDV: {
    attributes: {
      A: must(ENTRY),
      B: must(LONG),
      C: refTo('PDT'),
      D: refTo('DET'),
      E: refTo('VPN'),
      F: LONG,
      G: LONG,
    },
    children: ['PDV'],
  },
  GRD: {
    attributes: {
      A: NORTH,
      B: EAST,
      C: must(double(0, 1)),
      D: must(double(0, 1)),
      E: must(whole(0, 4_294_967_295)),
      F: must(whole(0, 4_294_967_295)),
      G: must(pattern(/^GRD\d{5}$/)),
      H: COUNT,
      I: must(oneOf(1, 2)),
      J: BYTE,
    },
    children: [],
  },
  TIM: {
    attributes: { ...STAMP, D: must(oneOf(1, 2, 4, 5, 6, 7, 8)) },
    children: ['PTN', 'DLV'],
  },
  PTN: {
    attributes: {
      A: NORTH,
      B: EAST,
      C: LONG,
      D: must(oneOf(...Array.from({ length: 16 }, (_, status) => status))),
      E: decimal(0, 99.9),
      F: decimal(0, 99.9),
      G: BYTE,
      H: COUNT,
      I: SHORT,
    },
    children: [],
  },
  DLV: {
    attributes: {
      A: must(ENTRY),
      B: must(LONG),
      C: must(refTo('DET')),
      D: whole(0, 262_143),
      E: whole(0, 63),
      F: whole(0, 63),
    },
    children: [],
  },
  PAN: {
    attributes: {
      A: must(refTo('PDT')),
      B: ENTRY,
      C: AMOUNT,
      D: oneOf(1, 2, 3),
      E: refTo('DET'),
      F: refTo('VPN'),
      G: refTo('PDT'),
    },
    children: ['ASP'],
    most: { ASP: 1 },
  },
  ASP: {
    attributes: { ...STAMP, D: must(oneOf(1, 4)) },
    children: ['PTN'],
    most: { PTN: 2 },
  },
  TLG: {
    attributes: { A: must(pattern(/^TLG\d{5}$/)), B: COUNT, C: must(oneOf(1)) },
    children: [],
  },
  WAN: { attributes: { A: must(refTo('WKR')) }, children: ['ASP'], most: { ASP: 1 } },
  DAN: {
    attributes: { A: must(CLIENT), B: CLIENT, C: refTo('DVC') },
    children: ['ASP'],
    most: { ASP: 1 },
  },
  DVC: {
    attributes: {
      A: must(idOf('DVC')),
      B: NAME,
      C: NAME,
      D: must(CLIENT),
      E: NAME,
      F: must(pattern(/^(?:(?!FF)[\dA-F]{2}){7}(?:[\dA-F]{2}){0,32}$/i)),
      G: must(pattern(/^FF(?:(?!FF)[\dA-F]{2}){6}$/i)),
    },
    children: ['DET', 'DPT', 'DPD', 'DVP'],
    needs: ['DET'],
  },
  DET: {
    attributes: {
      A: must(idOf('DET')),
      B: must(OBJECT),
      C: must(oneOf(1, 2, 3, 4, 5, 6, 7)),
      D: NAME,
      E: must(whole(0, 4095)),
      F: must(SHORT),
    },
    children: ['DOR'],
  },
  DOR: { attributes: { A: must(OBJECT) }, children: [] },
  DPD: {
    attributes: {
      A: must(OBJECT),
      B: must(ENTRY),
      C: must(whole(0, 7)),
      D: must(whole(0, 31)),
      E: NAME,
      F: OBJECT,
    },
    children: [],
  },
  DVP: {
    attributes: { A: must(OBJECT), B: must(LONG), C: SCALE, D: DECIMALS, E: NAME },
    children: [],
  },
  XFR: {
    attributes: {
      A: must(
        pattern(/^(?:BSN|CCG|CCT|CLD|CPC|CTP|CTR|DVC|FRM|OTQ|PDT|PFD|PGP|TSK|VPN|WKR)\d{5}$/),
      ),
      B: must(oneOf(1)),
    },
    children: [],
  },
};

/** Elements of the standard that are passed over: neither read, written nor checked within. */
export const PASSED_OVER: ReadonlySet<string> = new Set([
  ...['AFE', 'BSN', 'CAN', 'CAT', 'CCG', 'CCL', 'CCT', 'CLD', 'CNN', 'CPC', 'CRG', 'CTP', 'CVT'],
  ...['DLT', 'DPT', 'GAN', 'GGP', 'GPN', 'GST', 'OTP', 'OTQ', 'OTR', 'TCC'],
]);
