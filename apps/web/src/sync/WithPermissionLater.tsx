import type { ComponentProps } from 'react';
import { onDemand } from '../ui/lazy/waiting.ts';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import type { WithPermission } from './workspace/WithPermission.tsx';
import { useWorkspace } from './useWorkspace.ts';

const OnFarm = onDemand(
  async () => (await import('./workspace/WithPermission.tsx')).WithPermission,
);

/**
 * As `WithPermission`, for the first screens: the code that knows what roles may do is fetched only
 * for somebody who works on a farm, so that nobody else waits for it.
 */
export function WithPermissionLater(props: ComponentProps<typeof WithPermission>) {
  const isOnFarm = useWorkspace()?.farmId != null;
  if (!isOnFarm) return props.children;
  return (
    <Awaited fallback={null}>
      <OnFarm {...props} />
    </Awaited>
  );
}
