import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Session } from '../createSession.ts';
import { SessionContext } from '../useOpenSession.ts';
import { pageLife } from '../../ui/lazy/pageLife.ts';
import { ConfigContext } from '../../device/config/useConfig.ts';

const accountServer = { apiKey: 'key', projectId: 'project', appId: 'web', selfHosted: true };

/**
 * Draws a part of the account panel over a session, on an empty document.
 * @param selfHosted whether accounts are on the server that sent the page
 */
export function drawAccount(part: ReactNode, session: Session, selfHosted = true): UserEvent {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  pageLife.setState({ isAlive: true });
  const openSession = () => Promise.resolve(session);
  root.render(
    <ConfigContext
      value={{
        productName: 'Kōwhai & Sons',
        accountServer: { ...accountServer, selfHosted },
        weatherUrl: null,
        mapStyleUrl: null,
      }}
    >
      <SessionContext value={openSession}>{part}</SessionContext>
    </ConfigContext>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return userEvent.setup();
}
