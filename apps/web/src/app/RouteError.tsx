import { Component, type ReactNode } from 'react';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { reportError } from '../device/errors/reportError.ts';
import { FailurePage } from './FailurePage.tsx';

interface RouteErrorProps {
  readonly children: ReactNode;
}

/** Catches an error of a screen while it is drawn, so that the way to other screens stays open. */
export class RouteError extends Component<RouteErrorProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <FailurePage title={appWords.stopped}>{appWords.stoppedWhy}</FailurePage>;
  }
}
