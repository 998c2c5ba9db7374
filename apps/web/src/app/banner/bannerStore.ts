import { createStore } from 'zustand/vanilla';

interface StripAction {
  readonly word: string;
  readonly onPress: () => void;
}

export interface BannerContent {
  readonly text: string;
  readonly actions: readonly StripAction[];
}

/** Content of the banner; null: there is none. */
export const bannerStore = createStore<{ readonly content: BannerContent | null }>(() => ({
  content: null,
}));
