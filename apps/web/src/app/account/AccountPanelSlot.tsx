import { useStore } from 'zustand';
import { accountPanel } from '../../account/accountPanel.ts';
import { accountPanelPart } from './accountPanelPart.ts';

/** The account panel lies over any screen. */
export function AccountPanelSlot() {
  const view = useStore(accountPanel, (panel) => panel.view);
  const loaded = useStore(accountPanelPart.store);
  if (view === null || loaded.status !== 'ready') return null;
  return <loaded.part view={view} />;
}
