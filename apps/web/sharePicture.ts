/**
 * What a share preview shows: a plan, without the site's name, which each instance sets. `npm run guide`
 * and `npm run screens` take it, so that a build needs no browser; a browser test compares it with the
 * product as it is.
 */
export const sharePicture = {
  path: '/share-preview.png',
  widthPx: 1200,
  heightPx: 630,
  alt: 'A plan: two loads, what goes into each, and the order to put it in',
};
