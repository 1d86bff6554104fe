/** What people read of what they follow. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { MOST_FOLLOWS } from '@mes/domain/follows/follows';

export const texts = {
  tooMany: `You follow ${MOST_FOLLOWS} teams, players and tournaments already. Unfollow one first.`,
  notices: {
    starting: (match: MatchSummary) => ({
      title: pairing(match),
      text: withPlace('Starts soon', match),
    }),
    live: (match: MatchSummary) => ({
      title: `Live: ${pairing(match)}`,
      text: withPlace('Watch it now', match),
    }),
    finished: (match: MatchSummary, { isCorrection }: { isCorrection: boolean }) => {
      const text = withPlace(isCorrection ? 'Result corrected' : 'Match finished', match);
      return {
        title: `${match.teamA?.name} ${match.scoreA} – ${match.scoreB} ${match.teamB?.name}`,
        text,
        withoutResult: { title: pairing(match), text },
      };
    },
    signupOpened: (name: string) => ({ title: name, text: 'Signup is open.' }),
    bracketDrawn: (name: string) => ({ title: name, text: 'The bracket is drawn: it begins.' }),
    tournamentFinished: (name: string, winner: string | null) => ({
      title: name,
      text: winner === null ? 'It is over.' : `Won by ${winner}.`,
      withoutResult: { title: name, text: 'It is decided.' },
    }),
    playerJoined: (player: string, team: string) => ({
      title: player,
      text: `Plays for ${team} now.`,
    }),
    playerLeft: (player: string, team: string) => ({ title: player, text: `Has left ${team}.` }),
  },
};

function pairing({ teamA, teamB }: MatchSummary): string {
  return `${teamA?.name} – ${teamB?.name}`;
}

function withPlace(what: string, { tournament, round }: MatchSummary): string {
  const where = [tournament?.name, round].filter(Boolean).join(', ');
  return where === '' ? what : `${what}: ${where}`;
}
