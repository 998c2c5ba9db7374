import { calculateMix, type Catalogue, type MixDraft } from '@mix/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { paths } from '../../device/navigation/paths.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { exampleWords } from '../../i18n/made/en/result/exampleWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import type { PlanView } from '../result/PlanView.tsx';
import resultStyles from '../result/ResultPage.module.css';
import styles from './ExamplePage.module.css';

interface ExamplePageProps {
  /** Handed over: a component that two screens load would be loaded before either. */
  readonly View: typeof PlanView;
}

/** A whole plan to look at. It touches neither the mix in work nor anything that this device keeps. */
export function ExamplePage({ View }: ExamplePageProps) {
  const listed = useCatalogue();
  return (
    <>
      <ScreenBar
        title={`${exampleWords.title}, ${exampleWords.place}`}
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
      <View plan={plan} catalogue={catalogue} problems={problems} isTestFar={false} isExample />
    )
  );
}

/** Urea and seaweed on 13.5 ha: a full load and a part of one, bags to count, and a tank that cools. */
const exampleMix: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 13.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
    },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};
