import { expect, test } from 'vitest';
import { fillManifest, fillPage, fillServiceWorker } from './fillPlaceholders.ts';

const HOSTILE = `</title><script>alert("$&")</script> & 'co'`;
const values = {
  productName: HOSTILE,
  publicUrl: null,
  config: { productName: HOSTILE, apiKey: 'k' },
};

test('a hostile name stays text in a page, wherever it stands', () => {
  const filled = fillPage('<title>%PRODUCT_NAME%</title><meta content="%PRODUCT_NAME%">', values);
  expect(filled).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt; &amp; &#39;co&#39;</title>' +
      '<meta content="&lt;/title&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt; &amp; &#39;co&#39;">',
  );
});

test('the configuration cannot leave its script element and reads back the same', () => {
  const filled = fillPage('%CONFIG%', values);
  expect(filled).not.toContain('<');
  expect(JSON.parse(filled)).toEqual(values.config);
});

test('a placeholder typed as a name is not filled again', () => {
  const productName = '%PRODUCT_NAME% %CONFIG%';
  expect(fillPage('%PRODUCT_NAME%', { productName, publicUrl: null, config: {} })).toBe(
    productName,
  );
});

test('what a share preview shows has a whole address, or is not named', () => {
  const page =
    '<meta property="og:title" content="Mix"/><meta property="og:url" content="%PUBLIC_URL%/mix"/><style></style>';
  const publicUrl = 'https://mix.example.org';
  expect(fillPage(page, { ...values, publicUrl })).toContain(
    '<meta property="og:url" content="https://mix.example.org/mix"/>',
  );
  expect(fillPage(page, values)).toBe('<meta property="og:title" content="Mix"/><style></style>');
});

test('the manifest stays JSON', () => {
  const filled = fillManifest('{"name":"%PRODUCT_NAME% Mix Calculator"}', values);
  expect(JSON.parse(filled)).toEqual({ name: `${HOSTILE} Mix Calculator` });
});

test('a worker is another one exactly when what its pages are told is', () => {
  const filled = (told: typeof values) => fillServiceWorker('["/mix","%REVISION%"]', told);
  expect(filled(values)).toMatch(/^\["\/mix","[\w-]{8}"\]$/);
  expect(filled({ ...values })).toBe(filled(values));
  const renamed = { ...values, productName: 'Paddock' };
  const otherKey = { ...values, config: { ...values.config, apiKey: 'other' } };
  expect(new Set([values, renamed, otherKey].map(filled)).size).toBe(3);
});
