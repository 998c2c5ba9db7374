import type { Favourite, OwnProduct, Paddock, SavedMachine } from '@mix/documents';
import type { MixDraftProduct } from '@mix/engine';

/** A mix that is sprayed in some months of the year, and the words of its record. */
export interface Spraying {
  readonly name: string;
  /** 1 is January; seasons are those of the southern hemisphere. */
  readonly months: readonly number[];
  /** Land uses of the paddocks that are sprayed. */
  readonly on: readonly string[];
  readonly applicationRateLPerHa: number;
  readonly products: readonly MixDraftProduct[];
  readonly reason: string;
  readonly typeOfUse: string;
  readonly growthStage: string | null;
  readonly withholding: string | null;
  /** The mix is saved under its name, to be used again. */
  readonly isSaved: boolean;
}

interface Kept<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A farm and the account of its documents. */
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
