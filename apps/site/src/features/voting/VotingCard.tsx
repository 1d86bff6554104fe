import type { OwnVote, VotingBalance, VotingMatch } from '@mes/contract/voting-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { Countdown } from '../../components/text/Countdown';
import { interpolate } from '../../interpolate';
import { STATE_LABELS } from './labels';
import { PoolBar } from './PoolBar';
import * as texts from './texts';
import { VoteForm } from './VoteForm';
import { VoteOutcome } from './VoteOutcome';
import styles from './VotingCard.module.css';

interface VotingCardProps {
  match: VotingMatch;
  own: OwnVote | undefined;
  /** Undefined until it is loaded, or without an account. */
  balance: VotingBalance | undefined;
  /** Where the teams are shown already, as on the page of the match. */
  withoutTeams?: boolean;
}

/** A match that people vote on: pools, odds, the own vote. */
export function VotingCard({ match: read, own, balance, withoutTeams = false }: VotingCardProps) {
  // A match that is moved gets another lock, which has not ended.
  const [endedLock, setEndedLock] = useState<number | null>(null);
  const isDecided = read.state === 'settled' || read.state === 'returned';
  const { isHidden } = useSpoiler(isDecided ? read.linkedMatch : null);
  const match = isHidden ? { ...read, winner: null } : read;
  const { locksAt } = match;
  const isOpen = match.state === 'open' && (locksAt === null || locksAt !== endedLock);
  return (
    <Panel pad className={styles.card}>
      <article
        className={styles.content}
        data-spoiler={isDecided ? '' : undefined}
        data-tournament={skinOf(match.tournament?.id) ?? undefined}
        aria-label={interpolate(texts.pairing, {
          teamA: match.teamA.name,
          teamB: match.teamB.name,
        })}
      >
        <header className={styles.head}>
          <About match={match} />
          <Lock match={match} isOpen={isOpen} onEnd={() => setEndedLock(locksAt)} />
        </header>
        {!withoutTeams && <Teams match={match} />}
        <PoolBar match={match} />
        {isOpen && <VoteForm match={match} own={own} balance={balance} />}
        {!isOpen && own && !isDecided && (
          <p className={styles.own}>
            {interpolate(texts.voteStands, { points: own.points, team: own.team })}
          </p>
        )}
        {isDecided && own && !isHidden && <VoteOutcome vote={own} />}
      </article>
    </Panel>
  );
}

function About({ match }: { match: VotingMatch }) {
  const { tournament, round, bestOf } = match;
  return (
    <span className={styles.about}>
      {tournament && (
        <AppLink
          to={`/tournament/${encodeURIComponent(tournament.id)}`}
          className={styles.tournament}
        >
          {tournament.name}
        </AppLink>
      )}
      {round && <span>{round}</span>}
      <span>{interpolate(texts.bestOf, { maps: bestOf })}</span>
    </span>
  );
}

interface LockProps {
  match: VotingMatch;
  isOpen: boolean;
  onEnd: () => void;
}

function Lock({ match: { state, locksAt }, isOpen, onEnd }: LockProps) {
  if (isOpen && locksAt === null) return <span className={styles.lock}>{texts.noLock}</span>;
  if (isOpen && locksAt !== null) {
    return (
      <span className={styles.lock}>
        {texts.locksIn} <Countdown to={locksAt} onEnd={onEnd} className={styles.time} />
      </span>
    );
  }
  return <Chip>{state === 'open' ? texts.locked : STATE_LABELS[state]}</Chip>;
}

function Teams({ match }: { match: VotingMatch }) {
  const { teamA, teamB, winner, linkedMatch } = match;
  const content = (
    <>
      <span className={classNames(styles.team, winner === 'B' && styles.lost)}>
        <TeamLogo team={teamA} size={36} plain />
        <TeamName team={teamA} shorten />
      </span>
      <span className={classNames(styles.team, styles.second, winner === 'A' && styles.lost)}>
        <TeamName team={teamB} shorten />
        <TeamLogo team={teamB} size={36} plain />
      </span>
    </>
  );
  if (linkedMatch === null) return <div className={styles.teams}>{content}</div>;
  return (
    <AppLink to={`/match/${linkedMatch}`} className={styles.teams}>
      {content}
    </AppLink>
  );
}
