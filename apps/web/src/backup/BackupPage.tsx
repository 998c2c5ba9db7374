import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { onDemand } from '../ui/lazy/waiting.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { Container } from '../ui/layout/Container.tsx';
import { FarmFrame } from '../ui/farmPages/FarmFrame.tsx';
import { Awaited } from '../ui/lazy/Awaited.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { inAndOutWords as words } from '../i18n/made/en/farm/inAndOutWords.ts';
import { terminalWords } from '../i18n/made/en/farm/terminalWords.ts';
import { BackupPart } from './BackupPart.tsx';
import { RestorePart } from './RestorePart.tsx';
import styles from './inAndOut.module.css';

const PlansPart = onDemand(async () => (await import('./plans/sheetViews.ts')).PlansPart);
const SpraysPart = onDemand(async () => (await import('./plans/sheetViews.ts')).SpraysPart);

const opening = <p className="quiet break-words">{null}</p>;

/** Everything that goes in and out of this device as a file; or one part of it, named in the address. */
export function BackupPage() {
  const view = new URLSearchParams(useSearch()).get('view');
  if (view === 'restore') {
    return (
      <Part title={words.restore}>
        <WithPermission deed="backUp" otherwise={<NotYours />}>
          <RestorePart />
        </WithPermission>
      </Part>
    );
  }
  if (view === 'plans') {
    return (
      <Part title={words.plansTitle}>
        <WithPermission deed="plan" otherwise={<NotYours />}>
          <PlansPart />
        </WithPermission>
      </Part>
    );
  }
  if (view === 'sprays') {
    return (
      <Part title={words.spraysTitle}>
        <WithPermission deed="writeDown" otherwise={<NotYours />}>
          <SpraysPart />
        </WithPermission>
      </Part>
    );
  }
  return (
    <FarmFrame
      title={farmPageWords.inAndOut}
      pane={
        <WithPermission
          deed="backUp"
          otherwise={
            <Section name={words.lastBackup}>
              <NotYours />
            </Section>
          }
        >
          <BackupPart />
        </WithPermission>
      }
    >
      <Section name={words.plansTitle}>
        <WithPermission deed="plan" otherwise={<NotYours />}>
          <Awaited fallback={opening}>
            <PlansPart isBeside />
          </Awaited>
        </WithPermission>
      </Section>
      <Section name={terminalWords.title}>
        <div className={styles.stack}>
          <p className="quiet break-words">{terminalWords.why}</p>
          <Link href={groundPaths.file} className={buttonClass()}>
            {terminalWords.open}
          </Link>
          <p className="quiet break-words">{terminalWords.out}</p>
        </div>
      </Section>
      <Section name={words.otherTitle}>
        <ul className={styles.links}>
          <WithPermission deed="writeDown">
            <li>
              <Link href={`${paths.inAndOut}?view=sprays`}>{words.spraysTitle}</Link>
            </li>
          </WithPermission>
          <li>
            <Link href={paths.reporting}>{words.recordsOut}</Link>
          </li>
          <li>
            <Link href={`${paths.products}?files`}>{words.productsOut}</Link>
          </li>
          <li>
            <Link href={paths.programs}>{farmPageWords.programs}</Link>
          </li>
        </ul>
      </Section>
    </FarmFrame>
  );
}

const NotYours = () => <p className={styles.stack}>{farmPageWords.notYours}</p>;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <FarmFrame title={title} back={{ to: paths.inAndOut, label: words.back }}>
    <Container width="column">
      <Awaited fallback={opening}>{children}</Awaited>
    </Container>
  </FarmFrame>
);
