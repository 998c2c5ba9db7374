/** The one sheet that lies over the page. `focusId` is the control that takes the keyboard. */
export type OpenSheet =
  | { readonly name: 'machine'; readonly focusId?: string }
  | { readonly name: 'nozzle' }
  | { readonly name: 'products' }
  | { readonly name: 'product'; readonly productId: string; readonly focusId?: string }
  | { readonly name: 'mixes' }
  | { readonly name: 'paddock' }
  | { readonly name: 'loads' }
  | { readonly name: 'target' }
  | { readonly name: 'label'; readonly productIds: readonly [string, string] };

export type OnSheet = (sheet: OpenSheet | null) => void;
