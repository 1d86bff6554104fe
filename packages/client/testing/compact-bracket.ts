/** The reverse of `expandBracket`, for samples: the server builds the compact form from its rows. */
import type {
  CompactBracket,
  CompactMatch,
  CompactSlot,
  CompactStage,
} from '@mes/contract/bracket-schemas';
import type { Bracket, BracketMatch, BracketRound, BracketStage, Slot } from '../src/bracket';

type Team = CompactBracket['teams'][number];

export function compactBracket({ tournament, revision, stages, odds }: Bracket): CompactBracket {
  const teams = new TeamList();
  return {
    tournament,
    revision,
    stages: stages.map((stage) => compactStage(stage, teams)),
    odds: odds.map(({ team, chance }) => ({ team: teams.indexOf(team), chance })),
    teams: teams.all,
  };
}

/** Teams are the same if their names are. */
class TeamList {
  readonly all: Team[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(team: Team): number {
    const known = this.#indexes.get(team.name);
    if (known !== undefined) return known;
    this.#indexes.set(team.name, this.all.length);
    return this.all.push(team) - 1;
  }
}

function compactStage(stage: BracketStage, teams: TeamList): CompactStage {
  const { index, name, format, state, rounds, tables } = stage;
  return {
    index,
    name,
    format,
    state,
    seeds: seedsOf(rounds).map((team) => teams.indexOf(team)),
    rounds: rounds.map((round) => ({
      part: round.part,
      group: round.group ?? undefined,
      round: round.round,
      name: round.name,
      bestOf: round.bestOf,
      matches: round.matches.map((match, place) => compactMatch(match, { round, place, teams })),
    })),
    tables: tables.map((table) => ({
      group: table.group,
      name: table.name,
      rows: table.rows.map((row) => ({
        ...row,
        team: teams.indexOf(row.team),
        outcome: row.outcome ?? undefined,
      })),
    })),
  };
}

function seedsOf(rounds: readonly BracketRound[]): Team[] {
  const slots = rounds.flatMap(({ matches }) => matches.flatMap((match) => match.slots));
  const seeded = slots.flatMap(({ team, seed }) => (team && seed ? [{ team, seed }] : []));
  const teams = new Map(seeded.map(({ team, seed }) => [team.name, { team, seed }]));
  return [...teams.values()].sort((one, other) => one.seed - other.seed).map(({ team }) => team);
}

function compactMatch(
  match: BracketMatch,
  { round, place, teams }: { round: BracketRound; place: number; teams: TeamList },
): CompactMatch {
  const { id, matchID, state, slots, winner, startsAt, bestOf, position } = match;
  const [a, b] = slots;
  return {
    id,
    matchID,
    state,
    slots: [compactSlot(a, teams), compactSlot(b, teams)],
    winner: winner ?? undefined,
    startsAt: startsAt ?? undefined,
    bestOf: bestOf === round.bestOf ? undefined : bestOf,
    index: position.index === place ? undefined : position.index,
  };
}

function compactSlot({ team, score, rounds, source }: Slot, teams: TeamList): CompactSlot {
  return {
    team: team ? teams.indexOf(team) : undefined,
    score: score ?? undefined,
    rounds,
    ...compactSource(source),
  };
}

function compactSource(source: Slot['source']): CompactSlot {
  switch (source.type) {
    case 'seed':
      return { seed: source.seed };
    case 'winner':
      return { winnerOf: source.match.matchID };
    case 'loser':
      return { loserOf: source.match.matchID };
    case 'placement': {
      const { stage, group, place } = source;
      return { placeOf: { stage, group: group ?? undefined, place } };
    }
    case 'bye':
      return { bye: true };
    case 'pairing':
      return {};
  }
}
