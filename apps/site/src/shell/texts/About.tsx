import { COMMUNITY } from '../../community';
import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { CommunityChat } from '../../components/notices/CommunityChat';
import { SupportMail } from '../../components/notices/SupportMail';
import { Prose } from './Prose';
import styles from './Prose.module.css';

export function About() {
  const { name, game } = COMMUNITY;
  return (
    <Prose title="About" lead={`${name} is a community for competitive ${game}.`}>
      <Section title="What you find here">
        <ul>
          <li>
            <b>Players and teams</b> with their rosters, results, statistics and ratings.
          </li>
          <li>
            <b>Tournaments</b> from signup and seeding to the last match, with brackets and groups
            that follow every result.
          </li>
          <li>
            <b>Matches</b> with map veto, live scores and statistics that are captured while they
            are played.
          </li>
          <li>
            <b>Broadcasts</b> whose overlays are drawn from the same data as these pages.
          </li>
          <li>
            <b>Votes, giveaways, news and highlights</b> around them.
          </li>
        </ul>
      </Section>
      <Section title="Who runs it">
        <p>
          Players, casters and staff of the community. What staff decide about results, bans and
          rosters is written down and can be disputed. Names and logos of the game belong to their
          owners.
        </p>
      </Section>
      <Section title="Get in touch">
        <p>
          Help with the site or a tournament is in <AppLink to="/support">support</AppLink>, or
          write to <SupportMail />.
        </p>
        <div className={styles.button}>
          <CommunityChat />
        </div>
      </Section>
    </Prose>
  );
}
