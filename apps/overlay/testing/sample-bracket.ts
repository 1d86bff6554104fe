/** Plays a tournament through: groups that are over, and playoffs that are half way. */
import type {
  BracketMatch,
  BracketRound,
  BracketStage,
  Slot,
  SlotSource,
} from '@mes/client/bracket';
import type { GroupRow, GroupTable } from '@mes/contract/bracket-schemas';
import { type Random, seeded } from '@mes/domain/random/random';
import type { BestOf } from '@mes/domain/series/best-of';
import type { TeamReference } from './sample-teams';

type Part = BracketMatch['position']['part'];

/** How far a match has come. */
type Progress = 'finished' | 'live' | 'open';

export class BracketMaker {
  readonly #random: Random;
  readonly #matches = new Map<string, BracketMatch>();
  readonly #start: number;
  #count = 0;

  constructor({ seed, start }: { seed: number; start: number }) {
    this.#random = seeded(seed);
    this.#start = start;
  }

  /** Everyone meets everyone of the group. */
  groups(
    stage: number,
    name: string,
    groups: readonly (readonly TeamReference[])[],
    advance: number,
  ): BracketStage {
    const rounds: BracketRound[] = [];
    const tables: GroupTable[] = [];
    groups.forEach((teams, group) => {
      const pairs = teams.flatMap((one, index) =>
        teams.slice(index + 1).map((two) => [one, two] as const),
      );
      const matches = pairs.map(([one, two], index) =>
        this.#match({
          stage,
          part: 'group',
          group,
          round: 1,
          index,
          bestOf: 1,
          progress: 'finished',
          slots: [seedSlot(one, 1), seedSlot(two, 2)],
        }),
      );
      rounds.push({
        stage,
        part: 'group',
        round: 1,
        group,
        name: `Group ${letter(group)}`,
        bestOf: 1,
        matches,
      });
      tables.push({
        stage,
        group,
        name: groups.length === 1 ? name : `Group ${letter(group)}`,
        rows: table(teams, matches, advance),
      });
    });
    return { index: stage, name, format: 'round_robin', state: 'finished', rounds, tables };
  }

  singleElimination(
    stage: number,
    name: string,
    teams: readonly TeamReference[],
    played: number,
  ): BracketStage {
    const rounds: BracketRound[] = [];
    let before: BracketMatch[] = [];
    for (let round = 1, count = teams.length / 2; count >= 1; round++, count /= 2) {
      const matches = Array.from({ length: count }, (_, index) =>
        this.#match({
          stage,
          part: 'upper',
          group: null,
          round,
          index,
          bestOf: count === 1 ? 5 : 3,
          progress: this.#progress(played),
          slots:
            before.length === 0
              ? [
                  seedSlot(teams[index]!, index + 1),
                  seedSlot(teams[teams.length - 1 - index]!, teams.length - index),
                ]
              : [winnerSlot(before[2 * index]!), winnerSlot(before[2 * index + 1]!)],
        }),
      );
      rounds.push(this.#round(stage, 'upper', round, roundName(count), matches));
      before = matches;
    }
    return {
      index: stage,
      name,
      format: 'single_elimination',
      state: 'running',
      rounds,
      tables: [],
    };
  }

  doubleElimination(
    stage: number,
    name: string,
    teams: readonly TeamReference[],
    played: number,
  ): BracketStage {
    const make = (
      part: Part,
      round: number,
      index: number,
      slots: [Slot, Slot],
      bestOf: BestOf = 3,
    ) =>
      this.#match({
        stage,
        part,
        group: null,
        round,
        index,
        bestOf,
        progress: this.#progress(played),
        slots,
      });
    const u1 = [0, 1, 2, 3].map((index) =>
      make('upper', 1, index, [
        seedSlot(teams[index]!, index + 1),
        seedSlot(teams[7 - index]!, 8 - index),
      ]),
    );
    const l1 = [0, 1].map((index) =>
      make('lower', 1, index, [loserSlot(u1[2 * index]!), loserSlot(u1[2 * index + 1]!)]),
    );
    const u2 = [0, 1].map((index) =>
      make('upper', 2, index, [winnerSlot(u1[2 * index]!), winnerSlot(u1[2 * index + 1]!)]),
    );
    const l2 = [0, 1].map((index) =>
      make('lower', 2, index, [loserSlot(u2[1 - index]!), winnerSlot(l1[index]!)]),
    );
    const u3 = [make('upper', 3, 0, [winnerSlot(u2[0]!), winnerSlot(u2[1]!)])];
    const l3 = [make('lower', 3, 0, [winnerSlot(l2[0]!), winnerSlot(l2[1]!)])];
    const l4 = [make('lower', 4, 0, [loserSlot(u3[0]!), winnerSlot(l3[0]!)])];
    const final = [make('grand_final', 1, 0, [winnerSlot(u3[0]!), winnerSlot(l4[0]!)], 5)];
    const rounds = [
      this.#round(stage, 'upper', 1, 'Upper quarterfinals', u1),
      this.#round(stage, 'upper', 2, 'Upper semifinals', u2),
      this.#round(stage, 'upper', 3, 'Upper final', u3),
      this.#round(stage, 'lower', 1, 'Lower round 1', l1),
      this.#round(stage, 'lower', 2, 'Lower round 2', l2),
      this.#round(stage, 'lower', 3, 'Lower semifinal', l3),
      this.#round(stage, 'lower', 4, 'Lower final', l4),
      this.#round(stage, 'grand_final', 1, 'Grand final', final),
    ];
    return {
      index: stage,
      name,
      format: 'double_elimination',
      state: 'running',
      rounds,
      tables: [],
    };
  }

  /** So many are played, the next one is live, the others wait. */
  #progress(played: number): Progress {
    const playoffs = [...this.#matches.values()].filter(
      ({ position }) => position.part !== 'group',
    );
    if (playoffs.length < played) return 'finished';
    return playoffs.length === played ? 'live' : 'open';
  }

  #round(
    stage: number,
    part: Part,
    round: number,
    name: string,
    matches: BracketMatch[],
  ): BracketRound {
    return { stage, part, round, group: null, name, bestOf: matches[0]!.bestOf, matches };
  }

  #match(options: {
    stage: number;
    part: Part;
    group: number | null;
    round: number;
    index: number;
    bestOf: BestOf;
    progress: Progress;
    slots: [Slot, Slot];
  }): BracketMatch {
    const { stage, part, group, round, index, bestOf, slots } = options;
    const isReady = slots.every(({ team }) => team !== null);
    const progress = isReady ? options.progress : 'open';
    const number = ++this.#count;
    const winsNeeded = Math.ceil(bestOf / 2);
    const isFirst = this.#random() < 0.62;
    const other = Math.floor(this.#random() * winsNeeded);
    const scores =
      progress === 'finished'
        ? isFirst
          ? [winsNeeded, other]
          : [other, winsNeeded]
        : [1, bestOf > 3 ? 0 : 1];
    const match: BracketMatch = {
      id: `m${number}`,
      matchID: 1_000 + number,
      position: { stage, part, group, round, index },
      state: progress === 'open' ? 'scheduled' : progress,
      bestOf,
      slots: slots.map((slot, place) => ({
        ...slot,
        score: progress === 'open' ? null : scores[place]!,
      })) as [Slot, Slot],
      winner: progress === 'finished' ? (isFirst ? 'A' : 'B') : null,
      startsAt: this.#start + number * 5_400_000,
      winnerTo: null,
      loserTo: null,
    };
    this.#matches.set(match.id, match);
    return match;
  }
}

function seedSlot(team: TeamReference, seed: number): Slot {
  return { team, seed, score: null, source: { type: 'seed', seed } };
}

const winnerSlot = (match: BracketMatch): Slot => slotFrom(match, 'winner');
const loserSlot = (match: BracketMatch): Slot => slotFrom(match, 'loser');

function slotFrom(match: BracketMatch, type: 'winner' | 'loser'): Slot {
  const source: SlotSource = { type, match: { id: match.id, matchID: match.matchID } };
  if (match.winner === null) return { team: null, seed: null, score: null, source };
  const isA = (match.winner === 'A') === (type === 'winner');
  const { team, seed } = match.slots[isA ? 0 : 1];
  return { team, seed, score: null, source };
}

function table(
  teams: readonly TeamReference[],
  matches: readonly BracketMatch[],
  advance: number,
): GroupRow[] {
  const rows = teams.map((team) => {
    const own = matches.filter(({ slots }) => slots.some((slot) => slot.team === team));
    const wins = own.filter(
      ({ slots, winner }) => slots[winner === 'A' ? 0 : 1].team === team,
    ).length;
    const losses = own.length - wins;
    return {
      team,
      played: own.length,
      wins,
      draws: 0,
      losses,
      mapWins: wins * 2,
      mapLosses: losses * 2,
      roundWins: wins * 13 + losses * 8,
      roundLosses: losses * 13 + wins * 7,
      points: wins * 3,
    };
  });
  return rows
    .sort((a, b) => b.points - a.points || b.roundWins - a.roundWins)
    .map((row, index) => ({
      ...row,
      place: index + 1,
      outcome: index < advance ? 'advances' : 'eliminated',
    }));
}

function roundName(matches: number): string {
  if (matches === 1) return 'Final';
  if (matches === 2) return 'Semifinals';
  return matches === 4 ? 'Quarterfinals' : `Round of ${matches * 2}`;
}

function letter(group: number): string {
  return String.fromCharCode(65 + group);
}
