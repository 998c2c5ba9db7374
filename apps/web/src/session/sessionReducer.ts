import type { UserProduct } from './UserProduct.ts';
import type { UserProfile } from './UserProfile.ts';

/** The state of the auth store. */
export interface SessionState {
  /** Null: no profile is loaded. */
  readonly user: UserProfile | null;
  readonly userProducts: readonly UserProduct[];
  readonly isAuthenticated: boolean;
  /** True until the first sign-in status arrives. */
  readonly isLoading: boolean;
  readonly requestRegister: boolean;
}

export type SessionEvent =
  /** The provider says that somebody is signed in. */
  | { readonly type: 'signedIn'; readonly uid: string }
  /** The provider says that nobody is, or the user signed out. */
  | { readonly type: 'signedOut' }
  | { readonly type: 'userLoaded'; readonly user: UserProfile }
  | { readonly type: 'userNotLoaded' }
  | { readonly type: 'userProductsLoaded'; readonly userProducts: readonly UserProduct[] }
  | { readonly type: 'registerShown' }
  | { readonly type: 'registrationCompleted' };

export const initialSession: SessionState = {
  user: null,
  userProducts: [],
  isAuthenticated: false,
  isLoading: true,
  requestRegister: false,
};

/** The user's part of the state while nobody's profile is loaded. */
const nobody = { user: null, userProducts: [], isAuthenticated: false } as const;

/** Every transition of the auth store. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signedIn':
      return {
        ...state,
        // Another account: nothing of the one before may show.
        ...(state.user?.id === event.uid ? {} : nobody),
        isLoading: false,
      };
    case 'signedOut':
      return { ...state, ...nobody, isLoading: false };
    case 'userLoaded':
      return { ...state, user: event.user, isAuthenticated: true };
    case 'userNotLoaded':
      return { ...state, isAuthenticated: false };
    case 'userProductsLoaded':
      return { ...state, userProducts: event.userProducts };
    case 'registerShown':
      return { ...state, requestRegister: true };
    case 'registrationCompleted':
      return { ...state, requestRegister: false };
  }
}
