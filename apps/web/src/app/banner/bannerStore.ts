import { createStore } from 'zustand/vanilla';

interface StripAction {
  readonly word: string;
  readonly onPress: () => void;
}

export interface BannerContent {
  readonly text: string;
  readonly actions: readonly StripAction[];
}

/** What the strip above the screen says of the app itself; null: there is none. */
export const bannerStore = createStore<{ readonly content: BannerContent | null }>(() => ({
  content: null,
}));
