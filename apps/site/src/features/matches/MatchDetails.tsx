import type { WebsiteMatch } from '@mes/contract/match-schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
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
        <dl className={styles.facts}>
          <Fact name={texts.match}>#{matchID}</Fact>
          <Fact name={texts.plannedFor}>
            {startsAt !== null && startedAt === null && <Time at={startsAt} />}
          </Fact>
          <Fact name={texts.started}>{startedAt !== null && <Time at={startedAt} />}</Fact>
          <Fact name={texts.ended}>{finishedAt !== null && <Time at={finishedAt} />}</Fact>
          <Fact name={texts.server}>{serversOf(match)}</Fact>
          <Fact name={texts.winnerGoesTo}>{winnerTo && <Next to={winnerTo} />}</Fact>
          <Fact name={texts.loserGoesTo}>{loserTo && <Next to={loserTo} />}</Fact>
          <Fact name={texts.pictures}>
            <Picture address={`/api/pictures/match/${id}.png`}>{texts.thumbnail}</Picture>
            {', '}
            <Picture address={`/api/pictures/versus/${id}.png`}>{texts.versus}</Picture>
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
