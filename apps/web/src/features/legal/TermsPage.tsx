import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { LegalDocument, type LegalSection } from './LegalDocument.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    heading: 'What this is',
    text: (
      <>
        <p>
          A calculator for people who mix and spread fertiliser, lime, seed and sprays with a farm
          sprayer. It works out loads, amounts, water, order and settings from what you type and
          from a catalogue of products and machines.
        </p>
        <p>
          Whoever set up this server, the operator, offers it to you. By using it you accept these
          terms. If you do not, do not use it.
        </p>
      </>
    ),
  },
  {
    id: 'label',
    heading: 'The label wins',
    text: (
      <>
        <p>
          The figures here are advice. They replace neither the label nor the safety data sheet of a
          product, nor the manual of your machine, nor the word of an adviser who knows your ground.
        </p>
        <ul>
          <li>Where the label and this calculator differ, the label is right.</li>
          <li>
            Where nothing is known about two products together, the calculator says so. That is not
            the same as compatible: do a jar test.
          </li>
          <li>
            Figures marked as assumed are best guesses. Put your own in where you have measured.
          </li>
          <li>Weigh, measure and test your sprayer before you trust a number with a crop.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'duties',
    heading: 'What you answer for',
    text: (
      <>
        <p>
          You decide what goes into the tank and onto the ground. You answer for it: for the right
          product, rate, place and weather, for protective gear, for the people, animals and water
          nearby, for keeping to the rules where you farm, and for the records they ask for.
        </p>
        <p>
          Do not try to break into this server, to stop it from working, or to read what belongs to
          others.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    heading: 'What you type is yours',
    text: (
      <>
        <p>
          Your mixes belong to you. They are kept in this browser only, so they are gone when its
          data is cleared or the device is lost. Note down elsewhere what you cannot do without. The{' '}
          <Link href={paths.privacyPolicy}>privacy policy</Link> says more.
        </p>
        <p>
          The catalogue names where its facts come from. Names of products and makers belong to
          their owners; naming them recommends nothing.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    heading: 'No promise, and its limits',
    text: (
      <>
        <p>
          The calculator is tested with care, and can still be wrong. It is offered as it is,
          without a promise that it is free of faults, always there, or fit for your purpose. As far
          as the law allows, neither the operator nor the authors answer for loss that comes from
          its use, for example to crops, stock, machines or income.
        </p>
        <p>
          Rights that the law gives you and that cannot be signed away stay as they are, such as
          those of consumers under the Consumer Guarantees Act 1993 in New Zealand and the
          Australian Consumer Law.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes and law',
    text: (
      <>
        <p>
          The operator may change or end this service, and these terms with it. The date below tells
          you which wording holds.
        </p>
        <p>
          The law of the place where the operator is based applies, as far as the law where you live
          does not give you more.
        </p>
      </>
    ),
  },
];

export const TermsPage = () => (
  <LegalDocument
    title="Terms of service"
    gist="A calculator, not a label. It is yours to use with care; what goes into the tank is your decision."
    since={{ iso: '2026-11-21', words: '21 November 2026' }}
    sections={sections}
    after={<Link href={paths.privacyPolicy}>Privacy policy</Link>}
  />
);
