/** What people read of what they follow. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { MOST_FOLLOWS } from '@mes/domain/follows/follows';
import { matchName } from '@mes/domain/series/match-name';

export const texts = {
  tooMany: `You can follow up to ${MOST_FOLLOWS} teams, players and tournaments. Unfollow one first.`,
  hasBegun: 'This match has already started.',
  notices: {
    starting: (match: MatchSummary) => ({
      title: matchName(match),
      text: match.teamA || match.teamB ? withPlace('Starts soon', match) : 'Starts soon',
    }),
    live: (match: MatchSummary) => ({
      title: `Live: ${matchName(match)}`,
      text: withPlace('Watch it now', match),
    }),
    finished: (match: MatchSummary, { isCorrection }: { isCorrection: boolean }) => {
      const text = withPlace(isCorrection ? 'Result corrected' : 'Match finished', match);
      return {
        title: `${match.teamA?.name} ${match.scoreA} – ${match.scoreB} ${match.teamB?.name}`,
        text,
        withoutResult: { title: matchName(match), text },
      };
    },
    signupOpened: (name: string) => ({ title: name, text: 'Signup is open.' }),
    bracketDrawn: (name: string) => ({ title: name, text: 'The bracket is out.' }),
    tournamentFinished: (name: string, winner: string | null) => ({
      title: name,
      text: winner === null ? 'Finished.' : `Won by ${winner}.`,
      withoutResult: { title: name, text: 'Finished.' },
    }),
    playerJoined: (player: string, team: string) => ({
      title: player,
      text: `Joined ${team}.`,
    }),
    playerLeft: (player: string, team: string) => ({ title: player, text: `Left ${team}.` }),
  },
};

function withPlace(what: string, { tournament, round }: MatchSummary): string {
  const where = [tournament?.name, round].filter(Boolean).join(', ');
  return where === '' ? what : `${what}: ${where}`;
}
