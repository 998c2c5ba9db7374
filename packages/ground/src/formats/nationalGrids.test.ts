import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { measureRing } from '../area/geodesicArea.ts';
import { readGround } from './readGround.ts';
import { shapes, table } from './testing/zippedShapefile.ts';

/*
 * Files as the farms of France and Great Britain have them: the boundaries of an aid application, in the grid
 * of the country. Each `.prj` has the words of ESRI, of EPSG or of QGIS.
 */
const prj = (name: string, datum: string, ellipsoid: string, projection: string): string =>
  `PROJCS["${name}",GEOGCS["GCS",DATUM["${datum}",SPHEROID[${ellipsoid}]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION[${projection}],UNIT["Meter",1.0]]`;

const GRS80 = '"GRS_1980",6378137.0,298.257222101';
const conic = (word: string, [first, second]: readonly [number, number]): string =>
  `"${word}"],PARAMETER["False_Easting",700000.0],PARAMETER["False_Northing",6600000.0],PARAMETER["Central_Meridian",3.0],PARAMETER["Standard_Parallel_1",${first}],PARAMETER["Standard_Parallel_2",${second}],PARAMETER["Latitude_Of_Origin",46.5]`;
const LAMBERT = conic('Lambert_Conformal_Conic', [49, 44]);
const BRITISH =
  '"Transverse_Mercator"],PARAMETER["False_Easting",400000.0],PARAMETER["False_Northing",-100000.0],PARAMETER["Central_Meridian",-2.0],PARAMETER["Scale_Factor",0.9996012717],PARAMETER["Latitude_Of_Origin",49.0]';
const AIRY = '"Airy_1830",6377563.396,299.3249646';

type Place = readonly [east: number, north: number];

/**
 * Four thousandths of a degree from 48 N, 1.4 E and from 48 N, 4 W: east and north of Lambert-93 by the
 * formulas of Snyder 1987 (15-1 to 15-8), which give the Eiffel Tower 648237.30, 6862271.68 as IGN does.
 */
const BEAUCE: readonly Place[] = [
  [580_680.823, 6_767_832.601],
  [580_689.829, 6_768_276.999],
  [580_988.064, 6_768_270.963],
  [580_979.08, 6_767_826.564],
  [580_680.823, 6_767_832.601],
];
const BRETAGNE: readonly Place[] = [
  [178_626.397, 6_789_748.646],
  [178_665.749, 6_790_191.39],
  [178_962.874, 6_790_164.988],
  [178_923.545, 6_789_722.243],
  [178_626.397, 6_789_748.646],
];
/** The zone of the ellipsoid between 48 N and 48.004 N (Snyder 1987, 3-12). */
const SQUARE_HA = 13.2757;

const shapefile = (places: readonly Place[], projection: string) =>
  zipSync({
    'RPG/ILOTS.shp': shapes([places]),
    'RPG/ILOTS.prj': strToU8(projection),
    'RPG/ILOTS.dbf': table('Ilot 12', '1'),
  });

it.each([
  ['ESRI', prj('RGF_1993_Lambert_93', 'D_RGF_1993', GRS80, LAMBERT)],
  ['EPSG', prj('RGF93_Lambert_93', 'Reseau_Geodesique_Francais_1993', GRS80, LAMBERT)],
  [
    'QGIS',
    prj(
      'RGF93 v1 / Lambert-93',
      'Reseau_Geodesique_Francais_1993_v1',
      GRS80,
      conic('Lambert_Conformal_Conic_2SP', [49, 44]),
    ),
  ],
])(
  'reads Lambert-93 as %s writes it, in the middle and at the edge of the country',
  async (_, projection) => {
    for (const [places, west] of [
      [BEAUCE, 1.4],
      [BRETAGNE, -4],
    ] as const) {
      const { found, fault, notes } = await readGround(shapefile(places, projection));
      expect([fault, notes]).toEqual([null, []]);
      const ring = found[0]?.ring ?? [];
      expect(measureRing(ring).areaM2 / 10_000).toBeCloseTo(SQUARE_HA, 3);
      const corners = ring.map(({ latitudeDeg, longitudeDeg }) => [
        latitudeDeg.toFixed(6),
        longitudeDeg.toFixed(6),
      ]);
      expect(corners).toContainEqual(['48.000000', west.toFixed(6)]);
      expect(corners).toContainEqual(['48.004000', (west + 0.004).toFixed(6)]);
    }
  },
);

it.each([
  ['British_National_Grid', prj('British_National_Grid', 'D_OSGB_1936', AIRY, BRITISH)],
  [
    'OSGB36 / British National Grid',
    prj('OSGB36 / British National Grid', 'Ordnance_Survey_of_Great_Britain_1936', AIRY, BRITISH),
  ],
  [
    'NTF_Lambert_II_etendu',
    prj('NTF_Lambert_II_etendu', 'D_NTF', '"Clarke_1880_IGN",6378249.2,293.46602', LAMBERT),
  ],
])(
  'names %s, which lies up to hundreds of metres off, and takes nothing of it',
  async (name, projection) => {
    const ground = await readGround(
      shapefile(
        [
          [445_000, 300_000],
          [445_000, 300_300],
          [445_300, 300_300],
          [445_000, 300_000],
        ],
        projection,
      ),
    );
    expect(ground.fault).toEqual({ code: 'unknownProjection', name });
  },
);

it.each(['urn:ogc:def:crs:EPSG::27700', 'urn:ogc:def:crs:EPSG::2154'])(
  'names the grid of a GeoJSON in %s, which has degrees by its standard',
  async (name) => {
    const json = `{"type":"FeatureCollection","name":"ILOTS","crs":{"type":"name","properties":{"name":"${name}"}},"features":[{"type":"Feature","properties":{"NUM_ILOT":"12"},"geometry":{"type":"Polygon","coordinates":[[[445000,300000],[445300,300000],[445300,300300],[445000,300000]]]}}]}`;
    expect((await readGround(strToU8(json))).fault).toEqual({ code: 'unknownProjection', name });
    const bare = json.replace(/"crs":\{.*?\}\},/, '');
    expect((await readGround(strToU8(bare))).fault).toMatchObject({ code: 'placeOutside' });
  },
);

const KML_HEAD =
  '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:kml="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">';
const polygon =
  '<Polygon><tessellate>1</tessellate><outerBoundaryIs><LinearRing><coordinates>9,48,0 9.004,48,0 9.004,48.004,0 9,48.004,0 9,48,0 </coordinates></LinearRing></outerBoundaryIs></Polygon>';

/** A KMZ as a program streams it: the sizes stand behind each file. */
function streamedKmz(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(part);
  });
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

it('reads a KMZ of Google Earth on a phone: packed as it is written, with places beside the field', async () => {
  const kmz = streamedKmz({
    'doc.kml': `${KML_HEAD}<Document><name>Farm.kmz</name><gx:CascadingStyle kml:id="s"><Style><IconStyle><Icon><href>files/icon.png</href></Icon></IconStyle></Style></gx:CascadingStyle><Placemark id="0A"><name>Îlot 12</name><LookAt><longitude>9</longitude><latitude>48</latitude></LookAt><styleUrl>#s</styleUrl>${polygon}</Placemark><Placemark><name>Gate</name><Point><coordinates>9,48,0</coordinates></Point></Placemark></Document></kml>`,
    'files/icon.png': 'png',
  });
  const { found, notes, fault } = await readGround(kmz);
  expect([fault, notes]).toEqual([null, [{ code: 'pointsLeft', count: 1 }]]);
  expect(found).toMatchObject([{ name: 'Îlot 12' }]);
  expect(measureRing(found[0]?.ring ?? []).areaM2 / 10_000).toBeCloseTo(SQUARE_HA, 3);
});

it.each([
  [
    'a link to a server',
    '<NetworkLink><name>Fields</name><Link><href>https://example.org/fields.kml</href></Link></NetworkLink>',
  ],
  [
    'a picture laid over the ground',
    '<GroundOverlay><name>Yield</name><Icon><href>files/yield.png</href></Icon><LatLonBox><north>48.004</north><south>48</south><east>9.004</east><west>9</west></LatLonBox></GroundOverlay>',
  ],
])('says of a KMZ with nothing but %s that it has no outline', async (_, inner) => {
  const kmz = streamedKmz({ 'doc.kml': `${KML_HEAD}<Document>${inner}</Document></kml>` });
  expect((await readGround(kmz)).fault).toEqual({ code: 'noOutlines', format: 'kml' });
});
