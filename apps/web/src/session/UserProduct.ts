import type { Product } from '@mix/engine';

/** One entry of a user's product list, with the product it refers to. */
export interface UserProduct {
  readonly id: string;
  readonly productId: string;
  readonly isFavourite: boolean;
  /** The product's own fields; null while its document is not here. */
  readonly product: Product | null;
}
