import type { Bracket, BracketMatch, BracketStage, Slot } from '@mes/client/bracket';
import { isBye } from '@mes/ui/bracket/shape';

/**
 * The stages as they were drawn: without scores and winners, and without the teams that came on by
 * them; who plays in a later stage is shown. A match that is revealed shows its result, and the next ones who came from it.
 */
export function hideResults(bracket: Bracket, isRevealed: (matchId: string) => boolean): Bracket {
  const byes = new Set(
    bracket.stages.flatMap(({ rounds }) =>
      rounds.flatMap(({ matches }) => matches.filter(isBye).map(({ id }) => id)),
    ),
  );
  const knows = (matchId: string) => byes.has(matchId) || isRevealed(matchId);
  return {
    ...bracket,
    stages: bracket.stages.map((stage) => ({
      ...stage,
      rounds: stage.rounds.map((round) => ({
        ...round,
        matches: round.matches.map((match) => hideMatch(match, knows)),
      })),
      tables: stage.tables.map(hideTable),
    })),
    odds: [],
  };
}

function hideMatch(match: BracketMatch, knows: (matchId: string) => boolean): BracketMatch {
  const isKnown = knows(match.id);
  const [a, b] = match.slots.map((slot) => ({
    ...slot,
    score: isKnown ? slot.score : null,
    rounds: isKnown ? slot.rounds : undefined,
    ...(isKnown || isTeamKnown(slot, match, knows) ? {} : { team: null, seed: null }),
  }));
  return {
    ...match,
    slots: [a!, b!],
    winner: isKnown ? match.winner : null,
    // That nobody played would tell who went on.
    state: match.state === 'forfeited' && !isKnown ? 'finished' : match.state,
  };
}

function isTeamKnown(
  { source }: Slot,
  { position }: BracketMatch,
  knows: (matchId: string) => boolean,
): boolean {
  if (source.type === 'winner' || source.type === 'loser') return knows(source.match.id);
  // Later rounds of a Swiss stage pair teams by their results.
  return source.type !== 'pairing' || position.round === 1;
}

const NOTHING_PLAYED = {
  ...{ played: 0, wins: 0, draws: 0, losses: 0, points: 0, outcome: null },
  ...{ mapWins: 0, mapLosses: 0, roundWins: 0, roundLosses: 0 },
};

/** Who plays in the group, by name. */
function hideTable(table: BracketStage['tables'][number]): BracketStage['tables'][number] {
  return {
    ...table,
    rows: table.rows
      .toSorted((one, other) => one.team.name.localeCompare(other.team.name))
      .map((row, index) => ({ ...row, ...NOTHING_PLAYED, place: index + 1 })),
  };
}
