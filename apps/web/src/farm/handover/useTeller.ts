import type { FarmJob } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { useMakerName } from '../../sync/farm/useMakerName.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';

/**
 * A hook. Whose a job's instruction is: the name that stands in it, and beside it the account that wrote it
 * where that is called otherwise. Anybody who writes what is left of a job can put any name into it.
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
