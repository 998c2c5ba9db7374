/* Both texts in one file: each is smaller than what asking for a file costs, and they name each other. */
export { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
export { TermsPage } from './TermsPage.tsx';
