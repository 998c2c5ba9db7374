import type { ComponentProps } from 'react';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import type { RoleMay } from './workspace/RoleMay.tsx';
import { usePlace } from './usePlace.ts';

const OnFarm = lazyComponent(async () => (await import('./workspace/RoleMay.tsx')).RoleMay);

/**
 * As `RoleMay`, for the first screens: what roles may do is asked for where somebody works on a farm,
 * so that nobody else waits for it.
 */
export function RoleMaySoon(props: ComponentProps<typeof RoleMay>) {
  const isOnFarm = usePlace()?.farmId != null;
  if (!isOnFarm) return props.children;
  return (
    <Awaited fallback={null}>
      <OnFarm {...props} />
    </Awaited>
  );
}
