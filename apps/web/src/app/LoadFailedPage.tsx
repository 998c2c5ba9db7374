import { FailurePage } from './FailurePage.tsx';

/** Stands where a screen should, when neither loading nor reloading it worked. */
export const LoadFailedPage = () => (
  <FailurePage title="This screen did not load">
    A part of the app could not be fetched. Without a signal, try again when there is one. What you
    typed is kept on this device.
  </FailurePage>
);
