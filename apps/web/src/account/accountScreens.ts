/*
 * The account panel and the pages that belong to the account, in one module: they share most of
 * their code.
 */
export { AccountPanel } from './AccountPanel.tsx';
export { ActionView } from './action/ActionView.tsx';
export { ApiTokensPage } from './apiTokens/ApiTokensPage.tsx';
