import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { button } from '../mix/mixScreen.ts';
import { openKeptPage } from './openKeptPage.ts';

interface Corner {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/**
 * Area of an outline, m², in the cylindrical equal-area projection of the WGS 84 ellipsoid (Snyder, USGS
 * Professional Paper 1395, equations 3-12, 10-14 and 10-15): another way than the app's, which follows
 * geodesics.
 */
function equalAreaM2(corners: readonly Corner[]): number {
  const axisM = 6_378_137;
  const e2 = 0.006_694_379_990_141_317;
  const e = Math.sqrt(e2);
  const standard = (38.662 * Math.PI) / 180;
  const k0 = Math.cos(standard) / Math.sqrt(1 - e2 * Math.sin(standard) ** 2);
  const places = corners.map(({ latitudeDeg, longitudeDeg }) => {
    const sin = Math.sin((latitudeDeg * Math.PI) / 180);
    const q =
      (1 - e2) * (sin / (1 - e2 * sin ** 2) - Math.log((1 - e * sin) / (1 + e * sin)) / (2 * e));
    return {
      x: axisM * k0 * (((longitudeDeg - 174.631) * Math.PI) / 180),
      y: (axisM * q) / (2 * k0),
    };
  });
  const twice = places.reduce((sum, { x, y }, index) => {
    const next = places[(index + 1) % places.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The corners of the outline in work, as the device keeps them. */
const drawnCorners = (page: Page): Promise<readonly Corner[]> =>
  page.evaluate(() => {
    const { value } = JSON.parse(localStorage.getItem('ground.outline') ?? 'null') as {
      readonly value: {
        readonly draft: { readonly value: { readonly outline: readonly Corner[] } };
      };
    };
    return value.draft.value.outline;
  });

/** From the middle of the sheet, px. */
const CORNERS = [
  [-230, -90],
  [-10, -150],
  [160, -100],
  [180, 60],
  [40, 150],
  [-90, 120],
] as const;

it('draws an outline at a desk: a place is typed, corners are set by pointer and key, and it is kept', async () => {
  const { page, complaints, close } = await openKeptPage(
    {},
    { viewport: { width: 1280, height: 900 } },
  );
  await page.goto('/ground');
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Name of a new paddock' }).fill('Lucerne east');
  await button(page, 'Add').click();
  await page.getByRole('link', { name: 'Draw it' }).click();
  const place = page.getByRole('textbox', { name: /^Coordinates/ });
  await place.fill('Awakino Road');
  await place.press('Enter');
  await page.getByText(/is none of your paddocks, and no pair/).waitFor();
  await expectClean(page);
  // Longitude first: asked, not guessed. With letters there is nothing to ask.
  await place.fill('174.631, -38.662');
  await place.press('Enter');
  await page.getByText('Is this the place?').waitFor();
  await button(page, '38.662° S, 174.631° E').waitFor();
  await place.fill('174°37\'51.6"E 38°39\'43.2"S');
  await place.press('Enter');
  const sheet = page.getByRole('application', { name: 'Outline of Lucerne east, north up' });
  await sheet.waitFor();
  await expectClean(page);
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('the sheet has no room');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const [x, y] of CORNERS) await page.mouse.click(middle.x + x, middle.y + y);
  await page.getByText(/^Corner 6 of 6/).waitFor();

  // The sheet has 800 m on its shorter side.
  const mPerPx = 800 / Math.min(box.width, box.height);
  const twicePx = CORNERS.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = CORNERS[(index + 1) % CORNERS.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const onSheetM2 = (Math.abs(twicePx) / 2) * mPerPx ** 2;
  const drawnM2 = equalAreaM2(await drawnCorners(page));
  expect(drawnM2 / onSheetM2).toBeCloseTo(1, 3);

  // A corner is dragged over the other side of the outline: refused until it is taken back.
  await page.mouse.move(middle.x + 180, middle.y + 60);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await page.mouse.move(middle.x - 300, middle.y, { steps: 4 });
  await page.getByText(/^The outline crosses itself/).waitFor();
  await page.mouse.up();
  expect(await button(page, 'Keep the outline').count()).toBe(0);
  await expectClean(page);
  await button(page, 'Undo').click();
  await button(page, 'Keep the outline').waitFor();

  // With the keyboard alone: the chosen corner 40 m to the north, and back again.
  await sheet.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const moved = equalAreaM2(await drawnCorners(page));
  expect(Math.abs(moved - drawnM2)).toBeGreaterThan(1000);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(equalAreaM2(await drawnCorners(page))).toBeCloseTo(drawnM2, 3);

  const ha = (drawnM2 / 10_000).toFixed(2);
  await page.getByText('6 corners').waitFor();
  await button(page, 'Keep the outline').click();
  await page.getByText(`Plans and nitrogen use ${Number(ha)} ha.`).waitFor();
  await page.reload();
  await page.getByText(`Plans and nitrogen use ${Number(ha)} ha.`).waitFor();

  // A file that is dropped on the list goes where a chosen one does.
  await page.goto('/ground');
  await untilAlive(page);
  const dropped = await page.evaluateHandle(() => {
    const ring = [
      [174.64, -38.66],
      [174.644, -38.66],
      [174.644, -38.664],
      [174.64, -38.66],
    ];
    const outline = {
      type: 'Feature',
      properties: { name: 'Gully' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const transfer = new DataTransfer();
    transfer.items.add(new File([JSON.stringify(outline)], 'gully.geojson'));
    return transfer;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await page.getByText('1 outline in this GeoJSON file').waitFor();
  await expectClean(page);
  expect(complaints()).toEqual([]);
  await close();
});
