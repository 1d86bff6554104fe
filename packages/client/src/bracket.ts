/** The bracket as pages and scenes show it, from its compact form on the wire. */
import type {
  CompactBracket,
  CompactMatch,
  CompactRound,
  CompactSlot,
  CompactStage,
  CompactTable,
  GroupTable,
} from '@mes/contract/bracket-schemas';

type Team = CompactBracket['teams'][number];

export interface Bracket {
  readonly tournament: CompactBracket['tournament'];
  readonly revision: number;
  readonly stages: readonly BracketStage[];
  /** Best chance first; empty until they have been simulated. */
  readonly odds: readonly TeamOdds[];
}

export interface TeamOdds {
  readonly team: Team;
  readonly chance: number;
}

export interface BracketStage extends Pick<CompactStage, 'index' | 'name' | 'format' | 'state'> {
  readonly rounds: readonly BracketRound[];
  readonly tables: readonly GroupTable[];
}

export interface BracketRound extends Pick<CompactRound, 'part' | 'round' | 'name' | 'bestOf'> {
  readonly stage: number;
  /** Null outside groups. */
  readonly group: number | null;
  readonly matches: readonly BracketMatch[];
}

export interface BracketMatch
  extends Pick<CompactMatch, 'id' | 'matchID' | 'state' | 'streamLink'> {
  readonly position: Position;
  readonly bestOf: CompactRound['bestOf'];
  /** Team A, team B. */
  readonly slots: readonly [Slot, Slot];
  readonly winner: NonNullable<CompactMatch['winner']> | null;
  readonly startsAt: number | null;
  readonly winnerTo: MatchReference | null;
  readonly loserTo: MatchReference | null;
}

/** Where a match is in its stage. Corrections never change it. */
export interface Position extends Pick<BracketRound, 'stage' | 'part' | 'group' | 'round'> {
  /** Within the round, from the top. */
  readonly index: number;
}

export interface Slot {
  readonly team: Team | null;
  readonly seed: number | null;
  /** Maps won; null before the match starts. */
  readonly score: number | null;
  /** Rounds won; only in best of one matches of a Swiss stage that have begun. */
  readonly rounds?: number;
  readonly source: SlotSource;
}

/** Where the team of a slot comes from. It stays after the team is known. */
export type SlotSource =
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'winner' | 'loser'; readonly match: MatchReference }
  | {
      readonly type: 'placement';
      readonly stage: number;
      readonly group: number | null;
      readonly place: number;
    }
  /** Drawn when the round starts. */
  | { readonly type: 'pairing' }
  /** Nobody: the other team advances. */
  | { readonly type: 'bye' };

type MatchReference = Pick<CompactMatch, 'id' | 'matchID'>;

export function expandBracket({ teams, stages, odds, ...head }: CompactBracket): Bracket {
  const links = linksOf(stages);
  return {
    ...head,
    stages: stages.map((stage) => expandStage(stage, { teams, links })),
    odds: odds.map(({ team, chance }) => ({ team: teams[team]!, chance })),
  };
}

/** What the matches of all stages know of each other, by their numbers. */
interface Links {
  readonly matches: ReadonlyMap<number, MatchReference>;
  readonly winnerTo: ReadonlyMap<number, MatchReference>;
  readonly loserTo: ReadonlyMap<number, MatchReference>;
}

function linksOf(stages: readonly CompactStage[]): Links {
  const matches = new Map<number, MatchReference>();
  const winnerTo = new Map<number, MatchReference>();
  const loserTo = new Map<number, MatchReference>();
  for (const { rounds } of stages)
    for (const round of rounds)
      for (const { id, matchID, slots } of round.matches) {
        const reference = { id, matchID };
        matches.set(matchID, reference);
        for (const { winnerOf, loserOf } of slots) {
          if (winnerOf !== undefined) winnerTo.set(winnerOf, reference);
          if (loserOf !== undefined) loserTo.set(loserOf, reference);
        }
      }
  return { matches, winnerTo, loserTo };
}

interface BracketContext {
  readonly teams: readonly Team[];
  readonly links: Links;
}

function expandStage(stage: CompactStage, { teams, links }: BracketContext): BracketStage {
  const { index, name, format, state } = stage;
  const seeds = new Map(stage.seeds.map((team, place) => [team, place + 1]));
  return {
    index,
    name,
    format,
    state,
    rounds: stage.rounds.map((round) => expandRound(round, { stage: index, seeds, teams, links })),
    tables: stage.tables.map((table) => expandTable(table, { stage: index, teams })),
  };
}

interface StageContext extends BracketContext {
  readonly stage: number;
  /** By the index of the team. */
  readonly seeds: ReadonlyMap<number, number>;
}

function expandRound(compact: CompactRound, context: StageContext): BracketRound {
  const { part, group = null, round, name, bestOf, matches } = compact;
  const position = { stage: context.stage, part, group, round };
  return {
    ...position,
    name,
    bestOf,
    matches: matches.map((match, place) => ({
      ...expandMatch(match, context),
      bestOf: match.bestOf ?? bestOf,
      position: { ...position, index: match.index ?? place },
    })),
  };
}

function expandMatch(match: CompactMatch, context: StageContext) {
  const { id, matchID, state, slots, winner = null, startsAt = null, streamLink } = match;
  const { winnerTo, loserTo } = context.links;
  const [a, b] = slots;
  return {
    id,
    matchID,
    state,
    slots: [expandSlot(a, context), expandSlot(b, context)] as const,
    winner,
    startsAt,
    streamLink,
    winnerTo: winnerTo.get(matchID) ?? null,
    loserTo: loserTo.get(matchID) ?? null,
  };
}

function expandSlot(slot: CompactSlot, { teams, seeds, links }: StageContext): Slot {
  const { team, score = null, rounds } = slot;
  return {
    team: team === undefined ? null : (teams[team] ?? null),
    seed: team === undefined ? null : (seeds.get(team) ?? null),
    score,
    ...(rounds === undefined ? {} : { rounds }),
    source: sourceOf(slot, links),
  };
}

function sourceOf(slot: CompactSlot, { matches }: Links): SlotSource {
  const { seed, winnerOf, loserOf, placeOf, bye } = slot;
  if (seed !== undefined) return { type: 'seed', seed };
  if (winnerOf !== undefined) return { type: 'winner', match: matches.get(winnerOf)! };
  if (loserOf !== undefined) return { type: 'loser', match: matches.get(loserOf)! };
  if (placeOf) return { type: 'placement', ...placeOf, group: placeOf.group ?? null };
  return bye ? { type: 'bye' } : { type: 'pairing' };
}

function expandTable(
  { rows, ...table }: CompactTable,
  { stage, teams }: { stage: number; teams: readonly Team[] },
): GroupTable {
  return {
    stage,
    ...table,
    rows: rows.map((row) => ({ ...row, team: teams[row.team]!, outcome: row.outcome ?? null })),
  };
}
