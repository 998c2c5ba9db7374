/*
 * The panel of the account and the pages that belong to it, in one file: they share most of what they are
 * made of.
 */
export { AccountPanel } from './AccountPanel.tsx';
export { ActionView } from './action/ActionView.tsx';
export { ApiTokensPage } from './apiTokens/ApiTokensPage.tsx';
