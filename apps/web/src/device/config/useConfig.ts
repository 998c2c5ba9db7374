import { createContext, useContext } from 'react';
import { type ClientConfig, productNamePlaceholder } from './clientConfig.ts';

export const ConfigContext = createContext<ClientConfig>({
  productName: productNamePlaceholder,
  accountServer: null,
  weatherUrl: null,
  mapStyleUrl: null,
});

/** The configuration this page was served with. */
export const useConfig = (): ClientConfig => useContext(ConfigContext);
