/** A double elimination of any size as its page reads it: all matches but the final are played. */
import type { BracketMatch, BracketRound, Slot, SlotSource } from '@mes/client/bracket';

interface Play {
  readonly rounds: BracketRound[];
  number: number;
}

type Part = BracketRound['part'];
type Entrant = Pick<Slot, 'team' | 'source'>;

export function doubleElimination(teams: number): BracketRound[] {
  const play: Play = { rounds: [], number: 0 };
  let upper = Array.from({ length: teams }, (_, place) => seeded(place + 1));
  let fallen: Entrant[] = [];
  for (let round = 1, lowerRound = 1; upper.length > 1; round++) {
    const played = addRound(play, { part: 'upper', round, name: `Upper Round ${round}` }, upper);
    upper = played.winners;
    // The losers of a round meet the teams that are left in the lower bracket; those of the first meet each other.
    fallen = round === 1 ? played.losers : interleave(fallen, played.losers);
    for (const _ of round === 1 ? [0] : [0, 1]) {
      if (fallen.length < 2) break;
      const head = { part: 'lower' as const, round: lowerRound, name: `Lower Round ${lowerRound}` };
      fallen = addRound(play, head, fallen).winners;
      lowerRound++;
    }
  }
  addRound(play, { part: 'grand_final', round: 1, name: 'Grand Final' }, [...upper, ...fallen], {
    isOpen: true,
  });
  return play.rounds;
}

function addRound(
  play: Play,
  { part, round, name }: { part: Part; round: number; name: string },
  entrants: readonly Entrant[],
  { isOpen = false } = {},
): { winners: Entrant[]; losers: Entrant[] } {
  const matches = Array.from({ length: Math.floor(entrants.length / 2) }, (_, index) => {
    play.number++;
    return matchOf(play.number, [entrants[2 * index]!, entrants[2 * index + 1]!], {
      position: { stage: 0, part, group: null, round, index },
      isOpen,
    });
  });
  play.rounds.push({ stage: 0, part, round, name, bestOf: 3, group: null, matches });
  const from = (type: 'winner' | 'loser', slot: 0 | 1) =>
    matches.map(
      ({ id, matchID, slots }): Entrant => ({
        team: slots[slot].team,
        source: { type, match: { id, matchID } },
      }),
    );
  return { winners: from('winner', 0), losers: from('loser', 1) };
}

function matchOf(
  number: number,
  [a, b]: [Entrant, Entrant],
  { position, isOpen }: { position: BracketMatch['position']; isOpen: boolean },
): BracketMatch {
  const score = (points: number) => (isOpen ? null : points);
  return {
    id: `bench${number}`,
    matchID: number,
    position,
    state: isOpen ? 'scheduled' : 'finished',
    bestOf: 3,
    slots: [
      { ...a, seed: null, score: score(2) },
      { ...b, seed: null, score: score(1) },
    ],
    winner: isOpen ? null : 'A',
    startsAt: 1_700_000_000_000 + number * 3_600_000,
    winnerTo: null,
    loserTo: null,
  };
}

function seeded(seed: number): Entrant {
  const source: SlotSource = { type: 'seed', seed };
  return { team: { name: `Squadron ${seed}`, tag: `S${seed}`, logo: null }, source };
}

function interleave(one: readonly Entrant[], other: readonly Entrant[]): Entrant[] {
  return one.flatMap((entrant, place) => [entrant, other[place]!]);
}
