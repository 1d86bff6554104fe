import { site } from '../../api/first-data';
import { COMMUNITY } from '../../community';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { SupportMail } from '../../components/notices/SupportMail';
import styles from './Privacy.module.css';
import { Prose } from './Prose';
import { DELETED_BY_ITSELF, IN_BROWSER, ON_SERVER, type StoredData } from './stored-data';

const COLUMNS: readonly Column<StoredData>[] = [
  { id: 'what', header: 'What', cell: ({ what }) => what, key: true, width: '38%' },
  { id: 'why', header: 'Why', cell: ({ why }) => why, width: '34%' },
  { id: 'howLong', header: 'How long', cell: ({ howLong }) => howLong },
];

const SECTIONS = [
  { id: 'in-short', title: 'In short' },
  { id: 'on-our-server', title: 'On our server' },
  { id: 'deleted-by-itself', title: 'Deleted by itself' },
  { id: 'in-your-browser', title: 'In your browser' },
  { id: 'what-others-see', title: 'What others see' },
  { id: 'your-rights', title: 'Your rights' },
] as const;

export function Privacy() {
  return (
    <Prose
      title="Privacy"
      lead={`What ${COMMUNITY.name} stores about you, why, and for how long.`}
      sections={SECTIONS}
    >
      <Section id="in-short" title="In short">
        <ul>
          <li>You can read everything on this site without an account.</li>
          <li>
            Signing in asks {site.providerTitle} for who you are and your e-mail address. We never
            see your password.
          </li>
          <li>Nothing is sold, and there is no advertising network on this site.</li>
          <li>Nothing that identifies you is counted before you accept cookies.</li>
        </ul>
      </Section>
      <Section id="on-our-server" title="On our server">
        <Table caption="What the server keeps" rows={ON_SERVER} />
      </Section>
      <Section id="deleted-by-itself" title="Deleted by itself">
        <Table caption="What the server deletes by itself" rows={DELETED_BY_ITSELF} />
      </Section>
      <Section id="in-your-browser" title="In your browser">
        <Table caption="What your browser keeps" rows={IN_BROWSER} />
        <p>
          The page <AppLink to="/clearcache">Clear cache</AppLink> empties everything of it that is
          neither your sign-in nor a choice of yours.
        </p>
      </Section>
      <Section id="what-others-see" title="What others see">
        <p>
          Your profile, your team, your matches and their statistics are public, because results of
          a competition are. Your e-mail address, sessions and notes of staff are not.
        </p>
      </Section>
      <Section id="your-rights" title="Your rights">
        <p>
          You can ask what is stored about you, have it corrected, take it with you, or have your
          account deleted. Deleting it anonymises your matches and keeps the audit. Write to{' '}
          <SupportMail /> or use <AppLink to="/support">support</AppLink>.
        </p>
      </Section>
    </Prose>
  );
}

function Table({ caption, rows }: { caption: string; rows: readonly StoredData[] }) {
  return (
    <Panel className={styles.table}>
      <DataTable caption={caption} columns={COLUMNS} rows={rows} rowKey={({ what }) => what} />
    </Panel>
  );
}
