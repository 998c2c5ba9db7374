import type { FarmJob } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { useMakerName } from '../../sync/farm/useMakerName.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';

/**
 * A hook. The author of a job's instruction: the name in it, and beside it the name of the account
 * that wrote it where the two differ. Whoever writes the rest of a job can put any name into it.
 */
export function useTeller(): (job: KeptDocument<FarmJob>) => string {
  const makerName = useMakerName(farmJobWords.hasLeft);
  return (job) => {
    const { told, toldBy } = job.value;
    const account = makerName(toldBy === undefined ? job : { ...job, createdBy: toldBy });
    const name = told.by ?? account ?? farmJobWords.someone;
    return account === null || account === name ? name : farmJobWords.byAccount(name, account);
  };
}
