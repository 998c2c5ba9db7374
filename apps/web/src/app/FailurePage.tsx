import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { MessagePage } from '../ui/layout/MessagePage.tsx';

interface FailurePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What happened, what is safe, and the one way on: to ask the server for the screen again. */
export function FailurePage({ title, children }: FailurePageProps) {
  return (
    <MessagePage
      sign="warning"
      title={title}
      action={
        <Button look="primary" onClick={() => window.location.reload()}>
          {appWords.loadAgain}
        </Button>
      }
    >
      {children}
    </MessagePage>
  );
}
