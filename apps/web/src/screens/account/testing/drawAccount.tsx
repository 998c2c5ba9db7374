import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Session } from '../../../account/createSession.ts';
import { SessionContext } from '../../../account/useOpenSession.ts';
import { pageLife } from '../../../components/lazy/pageLife.ts';
import { ConfigContext } from '../../../config/useConfig.ts';

const config = {
  productName: 'Kōwhai & Sons',
  accountServer: { apiKey: 'key', projectId: 'project', appId: 'web', selfHosted: true },
  weatherUrl: null,
};

/** Draws a part of the account panel over a session, on an empty document. */
export function drawAccount(part: ReactNode, session: Session): UserEvent {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const root = createRoot(element);
  pageLife.setState({ isAlive: true });
  const openSession = () => Promise.resolve(session);
  root.render(
    <ConfigContext value={config}>
      <SessionContext value={openSession}>{part}</SessionContext>
    </ConfigContext>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return userEvent.setup();
}
