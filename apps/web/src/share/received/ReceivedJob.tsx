import { isCalled } from '@mix/documents';
import { withOwnProducts, type Catalogue } from '@mix/engine';
import type { SharedJob, SharedPlace } from '@mix/sharing';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { productNames } from '../../i18n/products/productNames.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { paddocks } from '../../sync/paddocks.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { useOwnProducts } from '../../products/catalogue/useOwnProducts.ts';
import { keepReceivedProducts } from '../../products/catalogue/receivedProducts.ts';
import { rememberTakenJob } from '../receivedJobs.ts';
import { plainQuantityText } from '../../i18n/figures/plainQuantityText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dateText } from '../../i18n/figures/dateText.ts';
import { InputList } from './InputList.tsx';
import { inputRows, type InputRow } from './inputRows.ts';
import { ownFactRows } from './ownFactRows.ts';
import { ReceivedPlan } from './ReceivedPlan.tsx';
import { TankChoice } from './TankChoice.tsx';
import { useTankChoice } from './useTankChoice.ts';
import receivedStyles from './received.module.css';
import { asSold } from '../../plan/planning/asSold.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

interface ReceivedJobProps {
  readonly job: SharedJob;
  /** Without anybody's own products. */
  readonly catalogue: Catalogue;
}

/** A job from a link: who vouches for it, every input, and the plan in the receiver's own tank. */
export function ReceivedJob({ job, catalogue: listed }: ReceivedJobProps) {
  const { products } = useOwnProducts();
  const own = useMemo(() => withOwnProducts(listed, products), [listed, products]);
  const catalogue = useMemo(
    () => asSold(withOwnProducts(own, job.ownProducts), job.draft.products ?? []),
    [own, job],
  );
  const productIds = (job.draft.products ?? []).map(({ productId }) => productId);
  const nameOf = productNames(catalogue, productIds);
  const tank = useTankChoice(job.draft, catalogue);
  const rows = inputRows(job.draft, { catalogue, nameOf });
  return (
    <div className={receivedStyles.page}>
      <Notice
        kind="warning"
        word={shareWords.checkWord}
        title={shareWords.check(dateText(job.sentAt))}
      >
        <p>{shareWords.checkHow}</p>
        {job.catalogueVersion !== own.version && <p>{shareWords.otherCatalogue}</p>}
      </Notice>
      <Section name={shareWords.yourTank}>
        <TankChoice tank={tank} />
      </Section>
      {tank.forTank.loadRates.map(({ productId, perLoad, perHa }) => (
        <Notice
          key={productId}
          kind="warning"
          word={shareWords.warning}
          title={
            perHa === null
              ? shareWords.rateDropped(
                  nameOf(productId),
                  plainQuantityText(perLoad.value, perLoad.unit),
                )
              : shareWords.rateChanged(
                  nameOf(productId),
                  plainQuantityText(perLoad.value, perLoad.unit),
                  plainQuantityText(perHa.value, perHa.unit),
                )
          }
        />
      ))}
      {tank.forTank.heelLeftOutL !== null && (
        <p className="padding-block-1 quiet">
          {shareWords.heelLeftOut(quantityText(tank.forTank.heelLeftOutL, 'L'))}
        </p>
      )}
      <Section name={shareWords.inputs}>
        <InputList rows={[...placeRows(job.place), ...rows]} />
      </Section>
      {job.place !== null && <OwnOfName name={job.place.name} />}
      {productIds.map((id, place) => (
        <OwnFacts
          key={`${id} ${place}`}
          name={nameOf(id)}
          rows={rows.filter(({ path }) => path.startsWith(`products.${place}.overrides.`))}
        />
      ))}
      {job.ownProducts.map((product) => {
        const isKnown = own.products.some(({ id }) => id === product.id);
        return (
          <Notice
            key={product.id}
            kind="warning"
            word={shareWords.ownProducts}
            title={
              isKnown
                ? shareWords.ownProductKnown(product.name)
                : shareWords.ownProduct(product.name)
            }
          >
            {!isKnown && (
              <>
                <p>{shareWords.ownProductWhy}</p>
                <InputList rows={ownFactRows(product)} />
              </>
            )}
          </Notice>
        );
      })}
      <Section name={shareWords.worked}>
        <ReceivedPlan reading={tank.reading} catalogue={catalogue} nameOf={nameOf} />
      </Section>
      <Use job={job} form={tank.forTank.form} />
    </div>
  );
}

/** Warns that the record of the job counts on one's own paddock of that name: it may be another. */
function OwnOfName({ name }: { readonly name: string }) {
  const own = soFar(paddocks.useAll());
  if (!own.some(({ value }) => isCalled(value, name))) return null;
  return (
    <Notice kind="warning" word={shareWords.warning} title={shareWords.ownOfName(name)}>
      <p>{shareWords.ownOfNameWhy}</p>
    </Notice>
  );
}

interface OwnFactsProps {
  readonly name: string;
  readonly rows: readonly InputRow[];
}

/** Facts that the sender changed, a label's highest rate among them. */
const OwnFacts = ({ name, rows }: OwnFactsProps) =>
  rows.length > 0 && (
    <Notice kind="warning" word={shareWords.warning} title={shareWords.ownFacts(name)}>
      <p>{shareWords.ownFactsWhy}</p>
      <InputList rows={rows} />
    </Notice>
  );

interface UseProps {
  readonly job: SharedJob;
  readonly form: MixForm;
}

/** Takes the job over. Only here is anything of the job kept on the device. */
function Use({ job, form }: UseProps) {
  const [, navigate] = useLocation();
  const take = () => {
    const now = Date.now();
    keepReceivedProducts(job.ownProducts);
    rememberTakenJob({ jobId: job.jobId, name: job.draft.name ?? null, takenAt: now });
    const { place } = job;
    const paddock = place && { id: null, name: place.name, areaHa: null, landUse: place.landUse };
    const taken = { ...form, receivedJobId: job.jobId };
    draftStore.open(paddock === null ? taken : { ...taken, paddock }, now, shareWords.taken);
    navigate(paths.result);
    // The address differs behind its # only, so the page would keep its scroll position.
    window.scrollTo(0, 0);
  };
  return (
    <div className={receivedStyles.use}>
      <p>{shareWords.useNote}</p>
      <div className={receivedStyles.pair}>
        <Button look="primary" onClick={take}>
          {shareWords.use}
        </Button>
        <Link href={paths.mix} className={buttonClass('plain')}>
          {shareWords.notNow}
        </Link>
      </div>
    </div>
  );
}

/** Where a received job is, as lines beside its other inputs. */
function placeRows(place: SharedPlace | null): readonly InputRow[] {
  if (place === null) return [];
  const name = { path: 'place.name', label: shareWords.place, value: place.name };
  return place.landUse === null
    ? [name]
    : [name, { path: 'place.landUse', label: shareWords.landUse, value: place.landUse }];
}
