import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { CommunityChat } from '../../components/notices/CommunityChat';
import { pageAt } from '../../page-files';
import { PageLinks } from '../dashboard/PageLinks';
import { Prose } from './Prose';
import styles from './Prose.module.css';

/** Pages that can be tried before they are finished; shown once the page exists. */
const TRIALS = [{ to: '/experimental/profiles', label: 'Experimental Profiles' }];

export function Beta() {
  const open = TRIALS.filter(({ to }) => pageAt(to)?.route === to);
  return (
    <Prose title="Beta" lead="New parts of the site can be tried here before everyone gets them.">
      <Section title="Open for trial">
        {open.length > 0 ? <PageLinks links={open} /> : <p>Nothing is open for trial right now.</p>}
      </Section>
      <Section title="What to expect">
        <ul>
          <li>A trial may look different tomorrow, and may go away again.</li>
          <li>It works with your real account: what you change there is changed everywhere.</li>
          <li>Results and statistics of tournaments are never part of a trial.</li>
        </ul>
      </Section>
      <Section title="Tell us">
        <p>
          What is broken, missing or in the way is best told in{' '}
          <AppLink to="/support">support</AppLink> or in the chat.
        </p>
        <div className={styles.button}>
          <CommunityChat />
        </div>
      </Section>
    </Prose>
  );
}
