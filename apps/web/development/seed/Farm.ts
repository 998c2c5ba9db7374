import type { Favourite, OwnProduct, Paddock, SavedMachine } from '@mix/documents';
import type { MixDraftProduct } from '@mix/engine';

/** What is sprayed in some months of the year, and what the record of it says. */
export interface Spraying {
  readonly name: string;
  /** 1 is January; the southern year. */
  readonly months: readonly number[];
  /** Land uses of the paddocks it is for. */
  readonly on: readonly string[];
  readonly applicationRateLPerHa: number;
  readonly products: readonly MixDraftProduct[];
  readonly reason: string;
  readonly typeOfUse: string;
  readonly growthStage: string | null;
  readonly withholding: string | null;
  /** Saved under its name, to be used again. */
  readonly isSaved: boolean;
}

interface Kept<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A farm and the account it is kept in. */
export interface Farm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly region: string;
  readonly operatorCertificate: string;
  readonly machine: SavedMachine;
  readonly machineName: string;
  readonly paddocks: readonly Kept<Paddock>[];
  readonly products: readonly Kept<OwnProduct>[];
  readonly favourites: readonly Favourite[];
  readonly sprayings: readonly Spraying[];
  /** One spraying in this many days. */
  readonly everyDays: number;
}
