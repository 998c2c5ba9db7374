/* Both pages in one file: each is smaller than the cost of a request, and they link to each
   other. */
export { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
export { TermsPage } from './TermsPage.tsx';
