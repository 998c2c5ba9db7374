import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { componentEntries } from './componentEntries.tsx';
import { frameContentOf } from './frameContentOf.ts';
import './gallery.css';
import { galleryModes } from './galleryModes.ts';
import { screenStates } from './screenStates.ts';

/**
 * Names below `localhost` lead to this machine. Each frame has a host, and so a storage, of its
 * own. Below the gallery's host it belongs to the same site, so no browser takes that storage for a
 * third party's.
 */
const HOST = 'gallery.localhost';
const COMPONENTS = 'components';

/** Each frame loads the whole app, file by file: more at a time than this only get in their way. */
const AT_ONCE = 2;

interface Frame {
  readonly name: string;
  readonly address: string;
  /** Tells the frame what it shows. */
  readonly content?: string;
}

const asked = new URLSearchParams(location.search).get('as') ?? 'plain';

const frames: readonly Frame[] =
  asked === COMPONENTS
    ? Object.keys(componentEntries).map((file) => ({
        name: file,
        address: `/development/gallery/component.html#${encodeURIComponent(file)}`,
      }))
    : screenStates.map(({ name }) => ({
        name,
        address: `${location.protocol}//${name}--${asked}.${HOST}:${location.port}/development/gallery/frame.html`,
        content: JSON.stringify(frameContentOf(name, asked)),
      }));

function Gallery() {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const choices = [...galleryModes, { name: COMPONENTS, label: 'Components' }];
  return (
    <>
      <nav>
        {choices.map(({ name, label }) => (
          <a key={name} href={`?as=${name}`} aria-current={name === asked ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <span role="status">
          {loaded.size} of {frames.length} stand
        </span>
      </nav>
      <main data-low={asked === COMPONENTS}>
        {frames.map(({ name, address, content }, place) => (
          <section key={name}>
            <h2>
              <a href={address}>{name}</a>
            </h2>
            {place < loaded.size + AT_ONCE ? (
              <iframe
                title={name}
                name={content}
                src={address}
                allow="screen-wake-lock"
                onLoad={() => {
                  // The preparing page is left before it has loaded: this `load` is of the app's
                  // page.
                  setLoaded((before) => new Set([...before, name]));
                }}
              />
            ) : (
              <div className="waits" />
            )}
          </section>
        ))}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the gallery has no root');
if (location.hostname === HOST) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
} else location.replace(`${location.protocol}//${HOST}:${location.port}/gallery${location.search}`);
