import { site } from '../../api/first-data';
import { COMMUNITY } from '../../community';
import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { SupportMail } from '../../components/notices/SupportMail';
import { Prose } from './Prose';

const SECTIONS = [
  { id: 'what-this-is', title: 'What this is' },
  { id: 'your-account', title: 'Your account' },
  { id: 'playing', title: 'Playing' },
  { id: 'moderation', title: 'Moderation' },
  { id: 'no-warranty', title: 'No warranty' },
  { id: 'changes-and-contact', title: 'Changes and contact' },
] as const;

export function Terms() {
  const { name, game } = COMMUNITY;
  return (
    <Prose
      title="Terms of service"
      lead={`The rules for using this website. Tournaments have rules of their own.`}
      sections={SECTIONS}
    >
      <Section id="what-this-is" title="What this is">
        <p>
          {name} is a community for {game}: players, teams, tournaments, results and broadcasts. It
          is run by its members and is not the maker of the game.
        </p>
      </Section>
      <Section id="your-account" title="Your account">
        <ul>
          <li>
            One account for each person. You sign in through {site.providerTitle} and follow its
            terms too.
          </li>
          <li>Your sign-in is yours: do not pass it on, and end sessions that you do not know.</li>
          <li>
            Names, tags, logos, photos and texts must be your own or free to use, and must not
            insult, threaten or deceive anyone.
          </li>
          <li>You can stop at any time and have your account deleted.</li>
        </ul>
      </Section>
      <Section id="playing" title="Playing">
        <ul>
          <li>Play yourself, without cheats, and with the game id that you have given here.</li>
          <li>Results, statistics and rosters are public and stay so.</li>
          <li>
            Reports, votes, giveaways and prizes follow the rules on their pages. Points have no
            value in money.
          </li>
        </ul>
      </Section>
      <Section id="moderation" title="Moderation">
        <p>
          Staff may change results, remove content and ban accounts from the site, from tournaments,
          from voting or from the chat. Every such step is written down with who did it and why. A
          ban can be appealed through a ticket in <AppLink to="/support">support</AppLink>.
        </p>
      </Section>
      <Section id="no-warranty" title="No warranty">
        <p>
          The site is offered as it is. We look after it with care, but cannot promise that it is
          always reachable or free of mistakes. Links to other sites lead out of our care.
        </p>
      </Section>
      <Section id="changes-and-contact" title="Changes and contact">
        <p>
          When these terms change, this page changes. Questions go to <SupportMail />; what we store
          is on the page <AppLink to="/privacy">Privacy</AppLink>.
        </p>
      </Section>
    </Prose>
  );
}
