import { useEffect, useRef, useState, type RefObject } from 'react';
import { openBarcodeReader } from './openBarcodeReader.ts';

/** How the camera stands. `refused`: nobody allows it here; `missing`: there is none that works. */
export type CameraState = 'starting' | 'live' | 'refused' | 'missing';

/** Between two looks, ms: a hand holds still longer, and the phone stays cool. */
const LOOK_MS = 180;

/** The light of a phone's camera, which lists of types do not know. */
interface LightConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/** Takes the text that was read; false: it is no code of a pack, and the camera looks on. */
export type OnFound = (text: string) => boolean;

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Null where the camera has no light. */
  readonly switchLight: (() => void) | null;
}

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';

/**
 * Looks through the camera for a code. A code counts once it was read twice in a row: a single reading
 * of bars on a crumpled bag may be a wrong one.
 * @param isLooking false: the camera is let go
 */
export function useCamera(isLooking: boolean, onFound: OnFound): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onFound);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => {
    if (!isLooking) return undefined;
    let isOver = false;
    let stream: MediaStream | null = null;
    const look = async () => {
      setState('starting');
      stream = await openStream();
      const shown = video.current;
      if (isOver || shown === null) return;
      shown.srcObject = stream;
      await shown.play();
      setTrack(stream.getVideoTracks()[0] ?? null);
      setState('live');
      const reader = await openBarcodeReader();
      let last: string | null = null;
      while (!isOverNow()) {
        const found = await reader.read(shown);
        if (found !== null && found === last && !isOverNow()) {
          if (tell.current(found)) return;
          last = null;
        } else last = found;
        await new Promise((later) => setTimeout(later, LOOK_MS));
      }
    };
    const isOverNow = (): boolean => isOver;
    look()
      .catch((error: unknown) => {
        if (!isOver) setState(stateOf(error));
      })
      .finally(() => {
        if (isOver) stop(stream);
      });
    return () => {
      isOver = true;
      stop(stream);
      setTrack(null);
    };
  }, [isLooking]);
  const hasLight = track !== null && canLight(track);
  const [isLit, setLit] = useState(false);
  return {
    video,
    state,
    switchLight: hasLight
      ? () => {
          const light: LightConstraint = { torch: !isLit };
          track.applyConstraints({ advanced: [light] }).then(
            () => {
              setLit(!isLit);
            },
            () => undefined,
          );
        }
      : null,
  };
}

/** Whether the camera has a light; not every browser can be asked. */
const canLight = (track: Partial<MediaStreamTrack>): boolean =>
  'torch' in (track.getCapabilities?.() ?? {});

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

async function openStream(): Promise<MediaStream> {
  // Without TLS a browser has no cameras to offer.
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (mediaDevices === undefined) throw new DOMException('no camera', 'NotFoundError');
  return mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
}
