import type { VotingMatch } from '@mes/contract/voting-schemas';
import { displayName } from '../../community';
import { VOTING_MATCHES } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useStream, useTournament } from '../../data/use-scene-data';
import type { VotingSide } from '../../models/people';
import { clockOf, counted, roundAndFormat } from '../../parts/labels';
import { useNow } from '../../parts/use-now';
import { Layout } from '../../stage/Layout';

import { matchOnAir, payFactor, stateAt } from './shown-match';

const SECOND = 1_000;
const PAGE = `${location.host}/app/voting`;

/** Whom the viewers have their points on. */
export default function VotingScene() {
  const stream = useStream();
  const tournament = useTournament();
  const match = matchOnAir(useSource(VOTING_MATCHES) ?? [], stream);
  const now = useNow(SECOND, (match?.locksAt ?? 0) % SECOND);
  return (
    <Layout
      name="voting"
      note={match ? noteOf(match, tournament?.id ?? null) : ''}
      sides={match && [sideOf(match, 'A'), sideOf(match, 'B')]}
      state={match ? stateLabel(match, now) : ''}
      isOpen={match !== null && stateAt(match, now) === 'open'}
      page={PAGE}
    />
  );
}

/** The head names the tournament of the scene: a vote of another one has to say so. */
function noteOf({ tournament, round, bestOf }: VotingMatch, ownId: string | null): string {
  const note = roundAndFormat(round ?? '', bestOf);
  const isOther = tournament !== null && ownId !== null && tournament.id !== ownId;
  return isOther ? `${tournament.name}, ${note}` : note;
}

function sideOf(match: VotingMatch, side: 'A' | 'B'): VotingSide {
  const { pool, winner } = match;
  const team = side === 'A' ? match.teamA : match.teamB;
  const { votes, points } = side === 'A' ? pool.teamA : pool.teamB;
  const all = pool.teamA.points + pool.teamB.points;
  const factor = payFactor(match, side);
  return {
    team,
    name: displayName(team),
    share: all === 0 ? null : points / all,
    stakes: `${counted(votes, 'vote')}, ${counted(points, 'point')}`,
    factor: factor === null ? '' : `${winner === side ? 'paid' : 'pays'} ×${factor}`,
    hasLost: winner !== null && winner !== side,
  };
}

function stateLabel(match: VotingMatch, now: number): string {
  const { locksAt, winner, teamA, teamB } = match;
  const state = stateAt(match, now);
  if (state === 'open')
    return locksAt === null ? 'Vote now' : `Vote now, ${clockOf(locksAt - now)} left`;
  if (state === 'locked') return 'Voting is closed';
  if (state === 'returned' || winner === null) return 'All points were returned';
  return `${displayName(winner === 'A' ? teamA : teamB)} has won`;
}
