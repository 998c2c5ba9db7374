import { Link, useLocation, useSearch } from 'wouter';
import { onDemand } from '../ui/lazy/waiting.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { paddocks } from '../sync/paddocks.ts';
import { usePermission } from '../sync/workspace/usePermission.ts';
import { groundPaths } from '../device/navigation/groundPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import { farmPageWords } from '../i18n/made/en/farm/farmPageWords.ts';
import { groundWords as words } from '../i18n/made/en/farm/groundWords.ts';
import { useDroppedFile } from './files/useDroppedFile.ts';
import { GroundFrame } from './GroundFrame.tsx';
import { Paddocks } from './Paddocks.tsx';
import { soFar } from '../sync/arrival/Collected.ts';

const PaddockOutline = onDemand(async () => (await import('./outlineViews.ts')).PaddockOutline);
const EditOutline = onDemand(async () => (await import('./outlineViews.ts')).EditOutline);
const WalkOutline = onDemand(async () => (await import('./outlineViews.ts')).WalkOutline);
const PaddockZones = onDemand(
  async () => (await import('./files/groundFileViews.ts')).PaddockZones,
);
const BringFile = onDemand(async () => (await import('./files/groundFileViews.ts')).BringFile);

/** Views that change an outline. */
const CHANGES = ['file', 'walk', 'edit', 'zones'] as const;

/** The ground. Views that change an outline are only for roles with the permission. */
export function GroundPage() {
  const query = new URLSearchParams(useSearch());
  const changes = usePermission('ground');
  if (changes || CHANGES.every((view) => !query.has(view))) return <Ground query={query} />;
  return (
    <GroundFrame title={farmPageWords.ground} backTo={paths.ground}>
      <p>{farmPageWords.notYours}</p>
    </GroundFrame>
  );
}

/** The outlines of all paddocks; or one of them, or a file, named in the address. */
function Ground({ query }: { readonly query: URLSearchParams }) {
  const [, navigate] = useLocation();
  const drop = useDroppedFile(() => {
    navigate(groundPaths.file);
  });
  const id = query.get('paddock');
  const kept = paddocks.useAll();
  const fallback = (
    <GroundFrame title={farmPageWords.ground} backTo={paths.farm}>
      {null}
    </GroundFrame>
  );
  if (query.has('file')) {
    return (
      <AwaitedPage fallback={fallback}>
        <BringFile kept={kept} {...drop} />
      </AwaitedPage>
    );
  }
  const paddock = soFar(kept).find((one) => one.id === id);
  // A paddock that is not here yet may still come.
  if (id === null || (paddock === undefined && kept.state !== 'here')) {
    return <Paddocks kept={kept} />;
  }
  if (paddock === undefined || paddock.value.retired) return <Gone />;
  const props = { paddock, kept: soFar(kept) };
  return (
    <AwaitedPage fallback={fallback}>
      {query.has('walk') && <WalkOutline {...props} />}
      {query.has('edit') && <EditOutline {...props} />}
      {query.has('zones') && <PaddockZones key={id} paddock={paddock} />}
      {['walk', 'edit', 'zones'].every((view) => !query.has(view)) && <PaddockOutline {...props} />}
    </AwaitedPage>
  );
}

const Gone = () => (
  <MessagePage
    title={words.gone}
    action={
      <Link href={paths.ground} className={buttonClass('primary')}>
        {words.back}
      </Link>
    }
  >
    {null}
  </MessagePage>
);
