import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { AppLink } from '../../components/AppLink';
import { Fact, FactRows } from '../../components/layout/Facts';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './MatchDetails.module.css';
import { matchPath } from './paths';
import * as texts from './texts';

export function MatchDetails({ match }: { match: WebsiteMatch }) {
  const { id, matchID, startsAt, startedAt, finishedAt } = match;
  // An open match says more of it in a section of its own.
  const { winnerTo, loserTo } = match.stakes ? { winnerTo: null, loserTo: null } : match;
  return (
    <Section title={texts.matchDetails}>
      <Panel pad>
        <FactRows>
          <Fact label={texts.match}>#{matchID}</Fact>
          <Fact label={texts.plannedFor}>
            {startsAt !== null && startedAt === null && <Time at={startsAt} />}
          </Fact>
          <Fact label={texts.started}>{startedAt !== null && <Time at={startedAt} />}</Fact>
          <Fact label={texts.ended}>{finishedAt !== null && <Time at={finishedAt} />}</Fact>
          <Fact label={texts.server}>{serversOf(match)}</Fact>
          <Fact label={texts.winnerGoesTo}>{winnerTo && <Next to={winnerTo} />}</Fact>
          <Fact label={texts.loserGoesTo}>{loserTo && <Next to={loserTo} />}</Fact>
          <Fact label={texts.pictures}>
            <Picture address={`/api/pictures/match/${id}.png`}>{texts.thumbnail}</Picture>
            {', '}
            <Picture address={`/api/pictures/versus/${id}.png`}>{texts.versus}</Picture>
          </Fact>
        </FactRows>
      </Panel>
    </Section>
  );
}

function Next({ to: { id, matchID } }: { to: NonNullable<WebsiteMatch['winnerTo']> }) {
  return (
    <AppLink to={matchPath(id)} className={styles.link}>
      {interpolate(texts.matchNumber, { number: matchID })}
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
