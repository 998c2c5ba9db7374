import { createContext, useContext } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate } from './browserHistory.ts';
import type { AppLocation } from './ShownScreen.ts';

export const ShownContext = createContext<AppLocation>({ pathname: '/', search: '' });

/**
 * The router's location is that of the screen in view, not of the address bar: a screen that is
 * about to leave never sees the next one's address.
 */
export const useShownLocation: BaseLocationHook = () => [
  useContext(ShownContext).pathname,
  navigate,
];

export const useShownSearch: BaseSearchHook = () => useContext(ShownContext).search;
