import { type ReactNode, useEffect, useState } from 'react';
import { accountStore } from '../../account/accountStore.ts';
import { FirstHome } from './FirstHome.tsx';
import { loadWork } from './loadWork.ts';

/** Home on a device that holds no work yet; somebody who signs in may bring some. */
export function HomePage() {
  const [work, setWork] = useState<ReactNode>(null);
  useEffect(
    () =>
      accountStore.subscribe(({ account }) => {
        // Nobody is there: so it was known before.
        if (account == null) return;
        void loadWork().then((Work) => {
          setWork(<Work />);
        });
      }),
    [],
  );
  return work ?? <FirstHome />;
}
