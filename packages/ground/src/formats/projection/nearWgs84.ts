interface NearDatum {
  /** Codes of EPSG of its latitude and longitude in degrees. */
  readonly epsg: readonly number[];
  /** Names of the datum in EPSG and ESRI, as letters and digits alone. */
  readonly names: readonly string[];
}

/**
 * Datums that are taken for WGS 84: the transformation of each to WGS 84 in the EPSG dataset is of no shift
 * at all, with an accuracy of 1 m, which is below what a phone knows. Wider are those of Australia and of
 * North America, 2 to 4 m, by the drift of the plate since. JGD2000 is none: the earthquake of 2011 moved
 * the north-east of Japan by 5 m. Nor are datums of before satellites, which lie up to hundreds of metres
 * off: OSGB36, NTF, MGI, RD, Lambert 72.
 */
const NEAR: readonly NearDatum[] = [
  {
    epsg: [4326, 4979, 4055],
    names: ['wgs84', 'wgs1984', 'worldgeodeticsystem1984', 'wgs1984majorauxiliarysphere'],
  },
  {
    epsg: [4258, 4937],
    names: ['etrs89', 'etrs1989', 'europeanterrestrialreferencesystem1989', 'euref89'],
  },
  // Realisations of ETRS89 in its countries.
  { epsg: [4619], names: ['sweref99'] },
  { epsg: [10690], names: ['eureffin'] },
  { epsg: [4180], names: ['estonia1997', 'est97'] },
  {
    epsg: [4661, 10305],
    names: ['latvia1992', 'lks92', 'latvia2020', 'latviancoordinatesystem2020'],
  },
  { epsg: [4669], names: ['lithuania1994', 'lithuania1994etrs89', 'lks94'] },
  { epsg: [9702], names: ['etrf2000poland', 'etrf2000pl'] },
  {
    epsg: [4171, 9777, 9782],
    names: ['rgf93', 'rgf1993', 'reseaugeodesiquefrancais1993'],
  },
  { epsg: [4173], names: ['irenet95'] },
  {
    epsg: [4151],
    names: ['chtrs95', 'chtrf95', 'chtrf1995', 'swissterrestrialreferenceframe1995'],
  },
  { epsg: [4670], names: ['igm95', 'igm1995', 'istitutogeograficomilitaire1995'] },
  { epsg: [6706], names: ['rdn2008', 'retedinamicanazionale2008'] },
  { epsg: [4761], names: ['htrs96', 'croatianterrestrialreferencesystem'] },
  { epsg: [4765], names: ['slovenia1996', 'sloveniageodeticdatum1996'] },
  { epsg: [4075], names: ['sref98', 'serbianreferencenetwork1998'] },
  { epsg: [8685], names: ['strs00', 'serbianspatialreferencesystem2000'] },
  { epsg: [10328], names: ['bhetrs89'] },
  { epsg: [4023], names: ['moldref99'] },
  { epsg: [7798], names: ['bgs2005', 'bulgariageodeticsystem2005'] },
  { epsg: [4081], names: ['regcan95', 'redesgeodesicascanarias1995'] },
  { epsg: [5013], names: ['ptra08', 'autonomousregionsofportugal2008'] },
  { epsg: [5252], names: ['turef', 'turkishnationalreferenceframe'] },
  {
    epsg: [4659, 5324, 8086],
    names: ['isn93', 'isn2004', 'isn2016', 'islandsnet1993', 'islandsnet2004', 'islandsnet2016'],
  },
  // South and Central America.
  {
    epsg: [4674, 4170],
    names: [
      ...[
        'sirgas',
        'sirgas1995',
        'sirgas2000',
        'sistemadereferenciageocentricoparaamericadelsur1995',
      ],
      ...['sistemadereferenciageocentricoparalasamericas2000'],
      ...['sistemadereferenciageocentricoparaamericadelsur2000'],
    ],
  },
  {
    epsg: [4694, 4190, 5340],
    names: [
      'posgar94',
      'posgar1994',
      'posgar98',
      'posgar1998',
      'posgar2007',
      'posicionesgeodesicasargentinas1994',
      'posicionesgeodesicasargentinas1998',
      'posicionesgeodesicasargentinas2007',
    ],
  },
  {
    epsg: [4686, 20046],
    names: [
      'magna',
      'magnasirgas',
      'marcogeocentriconacionaldereferencia',
      'marcogeocentriconacionaldereferencia2018',
    ],
  },
  { epsg: [5381], names: ['sirgasrou98'] },
  { epsg: [5373], names: ['peru96'] },
  { epsg: [4189], names: ['regven', 'redgeodesicavenezolana'] },
  { epsg: [4483, 6365], names: ['mexicoitrf1992', 'mexicoitrf92', 'mexicoitrf2008'] },
  // Africa, Asia, the Pacific.
  { epsg: [4148], names: ['hartebeesthoek94', 'hartebeesthoek1994'] },
  { epsg: [6668], names: ['jgd2011', 'japanesegeodeticdatum2011'] },
  {
    epsg: [4737],
    names: ['kgd2002', 'korea2000', 'geocentricdatumofkorea', 'koreangeodeticdatum2002'],
  },
  { epsg: [3824], names: ['twd97', 'taiwandatum1997', 'twd1997'] },
  { epsg: [4742], names: ['gdm2000', 'geodeticdatumofmalaysia2000'] },
  { epsg: [4755], names: ['dgn95', 'dgn1995', 'datumgeodesinasional1995'] },
  { epsg: [4167, 4959], names: ['nzgd2000', 'newzealand2000', 'newzealandgeodeticdatum2000'] },
  // Datums 2 to 4 m off.
  { epsg: [4283, 4939], names: ['gda94', 'gda1994', 'geocentricdatumofaustralia1994'] },
  { epsg: [7844, 7843], names: ['gda2020', 'geocentricdatumofaustralia2020'] },
  {
    epsg: [4269, 4152, 4617, 4759, 6318],
    names: [
      ...['nad83', 'nad1983', 'northamerican1983', 'northamericandatum1983'],
      ...['nad83harn', 'nad1983harn', 'northamerican1983harn', 'nad83highaccuracyreferencenetwork'],
      ...[
        'nad83csrs',
        'nad1983csrs',
        'northamerican1983csrs',
        'nad83canadianspatialreferencesystem',
      ],
      ...['nad83nsrs2007', 'nad1983nsrs2007', 'nad83nationalspatialreferencesystem2007'],
      ...['nad832011', 'nad19832011', 'nad83nationalspatialreferencesystem2011'],
    ],
  },
];

const NAMES: ReadonlySet<string> = new Set(NEAR.flatMap(({ names }) => names));
const CODES: ReadonlySet<number> = new Set(NEAR.flatMap(({ epsg }) => epsg));

/** `D_SWEREF99`, `SWEREF99 (ensemble)`, `Reseau_Geodesique_Francais_1993_v1`: the name alone. */
const plainDatum = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^d_/, '')
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/ensemble$/, '')
    .replace(/(?<=1993)v[12]b?$/, '');

/** Whether ground on a datum of this name may be taken as WGS 84. */
export const isNearWgs84Datum = (name: string): boolean => NAMES.has(plainDatum(name));

/**
 * Whether the name of a coordinate system says degrees of latitude and longitude on such a datum, as
 * `urn:ogc:def:crs:EPSG::4258`, `EPSG:4326` or `urn:ogc:def:crs:OGC:1.3:CRS84`.
 */
export function isNearWgs84Crs(name: string): boolean {
  if (/CRS:?8[34]$/i.test(name)) return true;
  const code = /EPSG[:/](?:[\d.]*[:/])?(\d{4,5})$/i.exec(name.trim())?.[1];
  return code !== undefined && CODES.has(Number(code));
}
