/**
 * What a share preview shows: a plan, without the site's name, which each instance sets. The pictures'
 * script takes it (`npm run guide`), so that a build needs no browser.
 */
export const sharePicture = {
  path: '/share-preview.png',
  widthPx: 1200,
  heightPx: 630,
  alt: 'A plan: two loads, what goes into each, and the order to put it in',
};
