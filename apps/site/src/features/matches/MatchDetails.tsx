import type { WebsiteMatch } from '@mes/contract/match-schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import styles from './MatchDetails.module.css';
import { matchPath } from './paths';

export function MatchDetails({ match }: { match: WebsiteMatch }) {
  const { id, matchID, startsAt, startedAt, finishedAt, winnerTo, loserTo } = match;
  return (
    <Section title="Match details">
      <Panel pad>
        <dl className={styles.facts}>
          <Fact name="Match">#{matchID}</Fact>
          <Fact name="Planned for">
            {startsAt !== null && startedAt === null && <Time at={startsAt} />}
          </Fact>
          <Fact name="Started">{startedAt !== null && <Time at={startedAt} />}</Fact>
          <Fact name="Ended">{finishedAt !== null && <Time at={finishedAt} />}</Fact>
          <Fact name="Server">{serversOf(match)}</Fact>
          <Fact name="Winner goes to">{winnerTo && <Next to={winnerTo} />}</Fact>
          <Fact name="Loser goes to">{loserTo && <Next to={loserTo} />}</Fact>
          <Fact name="Pictures">
            <Picture address={`/api/pictures/match/${id}.png`}>Thumbnail</Picture>
            {', '}
            <Picture address={`/api/pictures/versus/${id}.png`}>Versus</Picture>
          </Fact>
        </dl>
      </Panel>
    </Section>
  );
}

/** Renders nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Next({ to: { id, matchID } }: { to: NonNullable<WebsiteMatch['winnerTo']> }) {
  return (
    <AppLink to={matchPath(id)} className={styles.link}>
      Match #{matchID}
    </AppLink>
  );
}

/** For posts and videos about the match. */
function Picture({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} className={styles.link} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** One server for the whole series, or each with its map. */
function serversOf({ maps }: WebsiteMatch): string | null {
  const named = maps.filter(({ server }) => server !== null);
  const servers = new Set(named.map(({ server }) => server));
  if (servers.size === 1) return [...servers][0] ?? null;
  return named.map(({ map, server }) => `${server} (${map})`).join(', ') || null;
}
