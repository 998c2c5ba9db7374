import { sharedTo } from './src/device/serviceWorker/shareTarget.ts';
import { shortcutPaths } from './src/device/navigation/shortcutPaths.ts';

/** The web-app manifest: how the app is called and looks once it is installed. */
export const webAppManifest = (productName: string, description: string) => ({
  name: `${productName} Mix Calculator`,
  short_name: productName,
  description,
  lang: 'en-NZ',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#000000',
  theme_color: '#000000',
  shortcuts: [
    { name: 'New mix', url: shortcutPaths.newMix },
    { name: 'Repeat the last mix', short_name: 'Repeat', url: shortcutPaths.repeat },
    { name: 'Record', url: shortcutPaths.record },
  ],
  // A link to a job, or a list of products. The service worker takes it: nothing goes to the server.
  share_target: {
    action: sharedTo,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'file', accept: ['text/csv', '.csv', 'application/json', '.json'] }],
    },
  },
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    // Launchers cut it to their own shape: the mark keeps inside the middle four fifths.
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
