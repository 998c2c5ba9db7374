import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { LegalDocument, type LegalSection } from './LegalDocument.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    heading: 'Who answers for your data',
    text: (
      <>
        <p>
          This software is run by whoever set up the server you opened it from: yourself, your farm,
          a contractor or a company. This text calls them the operator. The operator decides who may
          use this server, and answers for the data on it.
        </p>
        <p>
          The people who wrote the software do not run this server and get no data from it. The
          software has no way to send them any.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    text: (
      <>
        <p>Everything you plan is worked out and kept in this browser. It is not sent anywhere.</p>
        <ul>
          <li>The mix you are planning, with its machine, area, rates, water and products.</li>
          <li>Your sprayer as you set it up, and the products and rates you used last.</li>
          <li>How you like the screens, for example your units.</li>
          <li>How far down a page you were, until you close the tab.</li>
          <li>A mark that a screen had to be fetched twice, until it has loaded.</li>
        </ul>
        <p>
          Anyone who can open this browser on this device can read it. Clearing the data of this
          site in the browser erases all of it, for good.
        </p>
      </>
    ),
  },
  {
    id: 'server',
    heading: 'What the server sees',
    text: (
      <>
        <p>
          To send you a page, the server gets what every web server gets: the address of your
          connection, the page or file asked for, and what your browser says of itself. The operator
          may keep a log of requests to keep the server working, and no longer than that takes.
        </p>
        <p>
          A link from an e-mail about an account carries a one-time code in its address. The server
          sees that address when the link is opened.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    heading: 'Accounts',
    text: (
      <>
        <p>
          You need no account to plan a mix. There is no sign-in on this server yet, so it holds no
          names, no e-mail addresses and no passwords.
        </p>
        <p>
          Once there is, an account will hold what you give it: your name and e-mail address, your
          region, your machine, your products, mixes and records. It will be kept on the
          operator&apos;s own server, or in a database that the operator rents, so that your other
          devices can show it. This page will say which before you can register.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    heading: 'Nobody else',
    text: (
      <>
        <p>
          There are no cookies, no advertising, no counting of visitors, and no fonts, maps or
          scripts from other companies. The pages tell your browser to refuse every connection
          except the one to this server.
        </p>
        <p>
          Sources of product facts are named with a link. If you follow one, you leave this server,
          and the other site&apos;s own rules hold. It is not told where you came from.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    heading: 'Your rights',
    text: (
      <>
        <p>
          What is on your device is yours to read, change and erase, without asking. For anything on
          the server, ask the operator: you may see it, have it corrected and have it erased, as the
          law where you live provides.
        </p>
        <p>
          In New Zealand that is the Privacy Act 2020, and the Office of the Privacy Commissioner
          hears complaints. In the European Union and the United Kingdom it is the General Data
          Protection Regulation and your data protection authority. In Australia it is the Privacy
          Act 1988 and the Office of the Australian Information Commissioner.
        </p>
      </>
    ),
  },
];

export const PrivacyPolicyPage = () => (
  <LegalDocument
    title="Privacy policy"
    gist="What you plan stays on your device. No account is needed, and no other company is told."
    since={{ iso: '2026-11-21', words: '21 November 2026' }}
    sections={sections}
    after={<Link href={paths.terms}>Terms of service</Link>}
  />
);
