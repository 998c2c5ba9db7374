import { calculateMix, type Catalogue } from '@mix/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCatalogue } from '../../../catalogue/list/useCatalogue.ts';
import { Button } from '../../../components/Button.tsx';
import { buttonClass } from '../../../components/buttonClass.ts';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { WaitingRows } from '../../../components/lazy/WaitingRows.tsx';
import { MessagePage } from '../../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../../components/layout/ScreenBar.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { paths } from '../../../navigation/paths.ts';
import { appWords } from '../../../words/made/en/app/appWords.ts';
import { exampleWords } from '../../../words/made/en/result/exampleWords.ts';
import { resultWords } from '../../../words/made/en/result/resultWords.ts';
import type { PlanView } from '../PlanView.tsx';
import resultStyles from '../ResultPage.module.css';
import { exampleMix } from './exampleMix.ts';
import styles from './ExamplePage.module.css';

interface ExamplePageProps {
  /** Handed over: two screens that fetch it would have it fetched before either. */
  readonly View: typeof PlanView;
}

/** A whole plan to look at. It touches neither the mix in work nor anything that this device keeps. */
export function ExamplePage({ View }: ExamplePageProps) {
  const listed = useCatalogue();
  return (
    <>
      <ScreenBar
        title={exampleWords.title}
        back={<BackLink to={paths.home} label={appWords.home} />}
      />
      <div className={styles.said}>
        <Notice kind="information" word={exampleWords.title} title={exampleWords.why}>
          <p>{exampleWords.note}</p>
        </Notice>
      </div>
      {listed.status === 'ready' && <Plan catalogue={listed.catalogue} View={View} />}
      {listed.status === 'loading' && (
        <MessagePage heading="h2" title={resultWords.opening}>
          <WaitingRows />
        </MessagePage>
      )}
      {listed.status === 'failed' && (
        <MessagePage
          heading="h2"
          sign="warning"
          title={resultWords.failed}
          action={<Button onClick={listed.retry}>{resultWords.retry}</Button>}
        >
          <p>{resultWords.failedNote}</p>
        </MessagePage>
      )}
      <div className={resultStyles.bottom}>
        <div className={resultStyles.actions}>
          <Link href={paths.mix} className={buttonClass('primary')}>
            {exampleWords.mine}
          </Link>
        </div>
      </div>
    </>
  );
}

interface PlanProps extends ExamplePageProps {
  readonly catalogue: Catalogue;
}

function Plan({ catalogue, View }: PlanProps) {
  const { plan, problems } = useMemo(() => calculateMix(exampleMix, catalogue), [catalogue]);
  return (
    plan !== null && (
      <View
        plan={plan}
        catalogue={catalogue}
        problems={problems}
        isTestFar={false}
        place={exampleWords.place}
        isExample
      />
    )
  );
}
