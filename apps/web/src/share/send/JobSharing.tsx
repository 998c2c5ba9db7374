import { classNames } from '../../ui/classNames.ts';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import type { Catalogue } from '@mix/engine';
import { productNames } from '../../i18n/products/productNames.ts';
import { SaveForTerminal } from '../../terminal/SaveForTerminal.tsx';
import { rememberSentJob } from '../sentJobs.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { CodeSection } from './CodeSection.tsx';
import { linkFaultText } from '../received/linkFaultText.ts';
import { HandOver } from './HandOver.tsx';
import { jobText } from './jobText.ts';
import { placeText } from '../placeText.ts';
import type { PlannedMix } from '../PlannedMix.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { SendBack } from './SendBack.tsx';
import { useShareLink } from './useShareLink.ts';
import styles from '../share.module.css';

interface JobSharingProps {
  readonly mix: PlannedMix;
  /** Without products that only this device knows. */
  readonly listed: Catalogue;
  readonly sentAt: Date;
}

/** The ways a job leaves the device. */
export function JobSharing({ mix, listed, sentAt }: JobSharingProps) {
  const { draft, plan, problems, catalogue, paddock } = mix;
  const made = useShareLink(draft, paddock, listed, catalogue, sentAt);
  if (made.state === 'preparing')
    return <p className="padding-block-1 quiet">{shareWords.preparing}</p>;
  const link = made.state === 'ready' ? made.link : null;
  const url = link?.url ?? null;
  const productIds = (draft.products ?? []).map(({ productId }) => productId);
  const nameOf = productNames(catalogue, productIds);
  const text = jobText({
    draft,
    plan,
    catalogue,
    problems,
    words: problemWordsOf(catalogue, productIds),
    nameOf,
    place: placeText(paddock),
    url,
  });
  const remember = () => {
    if (link === null) return;
    rememberSentJob({ jobId: link.jobId, sentAt: sentAt.getTime(), form: mix.form });
  };
  return (
    <>
      {made.state === 'fault' && (
        <p className="padding-block-1 quiet">
          {made.fault.code === 'tooLarge'
            ? shareWords.tooLong(made.fault.mostCharacters)
            : linkFaultText(made.fault).title}
        </p>
      )}
      <div className={classNames('stack-1 padding-top-2', styles.actions)}>
        <HandOver
          title={shareWords.messageTitle(draft.name ?? shareWords.unnamed)}
          url={url}
          text={text}
          onHand={remember}
          isMain
        />
      </div>
      {/* Without a signal a job goes from phone to phone by its code. */}
      {link !== null && <CodeSection name={shareWords.code} code={link.code} />}
      <p className="padding-block-1 quiet">{shareWords.same}</p>
      <p className="padding-block-1 quiet">{shareWords.private}</p>
      <div className={classNames('stack-1 padding-top-2', styles.actions)}>
        <PrintSheet
          mix={mix}
          listed={listed}
          code={link?.code ?? null}
          sentAt={sentAt}
          onPrint={remember}
        />
        <SaveForTerminal
          draft={draft}
          plan={plan}
          engineVersion={plan.engineVersion}
          products={catalogue.products}
          paddock={paddock}
          at={sentAt}
        />
      </div>
      <SendBack receivedJobId={mix.form.receivedJobId} plan={plan} nameOf={nameOf} now={sentAt} />
    </>
  );
}
