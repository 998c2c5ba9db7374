import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fillPart } from './fillPart.ts';

interface FillSlotProps {
  readonly shows: 'FillAction' | 'JarTestNote' | 'SunSwitch';
}

/** A control of filling on the result, there as soon as its part is. */
export function FillSlot({ shows }: FillSlotProps) {
  const part = useStore(fillPart.store);
  useEffect(() => {
    fillPart.start();
  }, []);
  if (part.status !== 'ready') return null;
  const Control = part.part[shows];
  return <Control />;
}
