import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { tracks } from '../../sync/tracks.ts';
import type { Job } from '../../fill/job/Job.ts';
import { liveTrack, setLiveTrack } from './liveTracks.ts';
import { trackOf } from './trackOf.ts';

/**
 * Keeps the track of a job beside its record, under the same id. The track of a job that nobody
 * recorded is forgotten when another job begins.
 * @throws DeviceStorageError when the device could not keep it; the track then stays as it is
 */
export async function keepTrack(
  { id, farmJobId }: Pick<Job, 'id' | 'farmJobId'>,
  recordId: string,
): Promise<void> {
  const live = liveTrack(id);
  if (live === null) return;
  const track = trackOf(live, deviceOffset, farmJobId);
  if (track !== null) await tracks.save(recordId, track);
  setLiveTrack(null);
}
