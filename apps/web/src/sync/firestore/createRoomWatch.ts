/** How often it is looked whether there is room again. */
export const LOOK_AGAIN_MS = 60_000;

interface RoomWatchOptions {
  /** Whether the device keeps as much as the library writes down at once. */
  readonly hasRoom: () => Promise<boolean>;
  /** Called when there is none, and when there is room again. */
  readonly onRoom: (hasRoom: boolean) => void;
  /** Does the work after a while; returns what cancels it. */
  readonly later: (work: () => void, afterMs: number) => () => void;
}

/**
 * Watches whether the device has room for what the account sends. On a full device the client
 * library only checks that it can read, takes that for all being well, and asks the server anew for
 * what it cannot write down, several times a second, without an end and without an error.
 */
export function createRoomWatch({ hasRoom, onRoom, later }: RoomWatchOptions) {
  let isLooking = false;
  let isFull = false;
  const ending = { isOver: false };
  const hasEnded = (): boolean => ending.isOver;
  let cancel: () => void = () => undefined;

  const look = async (): Promise<void> => {
    if (isLooking || hasEnded()) return;
    isLooking = true;
    cancel();
    const found = await hasRoom();
    isLooking = false;
    if (hasEnded()) return;
    if (found === isFull) {
      isFull = !found;
      onRoom(found);
    }
    if (isFull) cancel = later(() => void look(), LOOK_AGAIN_MS);
  };

  return {
    /** Looks now: the account cannot be reached, or the page became visible. */
    look: () => void look(),
    stop: () => {
      ending.isOver = true;
      cancel();
    },
  };
}
