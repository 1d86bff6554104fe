/** Brackets with the matches below them and the tournament above in the test's own hands. */

import type { Stage } from '@mes/contract/tournament-schemas';
import { type Position, positionKey } from '@mes/domain/tournament/model/vocabulary';
import { matches as matchesOf } from '@mes/domain/tournament/stages/stage';
import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { decisionOf } from '../src/features/brackets/rows/service';
import {
  createBrackets,
  type TeamPlace,
  type TournamentEnding,
} from '../src/features/brackets/service';
import { loadBracket, positionOf } from '../src/features/brackets/storage/service';
import { type ResultInput, Results } from '../src/features/matches/results/service';
import { matches } from '../src/features/matches/tables';
import { tournamentTeams } from '../src/features/tournaments/tables';
import type { Database, Tx } from '../src/platform/database/database';
import { addTeamRows, addTournament } from './league';

const SERIES = { bestOf: 3, rounds: [], advances: [] } as const;

/** Groups of which the first two go on to a double elimination. */
export function groupsThenDouble(groups: number, places = 2): Stage[] {
  return [
    {
      ...SERIES,
      name: 'Groups',
      format: 'round_robin',
      groups,
      legs: 1,
      rounds: [],
      advances: [{ from: 1, to: places, stage: 1, into: null }],
    },
    {
      ...SERIES,
      name: 'Playoffs',
      format: 'double_elimination',
      grandFinalReset: true,
      rounds: [],
      advances: [],
    },
  ];
}

/** Groups whose winners go to the finals; seconds and thirds play for the two other places there. */
export function groupsWithPlayIn(groups = 2): Stage[] {
  return [
    {
      ...SERIES,
      name: 'Groups',
      format: 'round_robin',
      groups,
      legs: 1,
      rounds: [],
      advances: [
        { from: 1, to: 1, stage: 2, into: null },
        { from: 2, to: 3, stage: 1, into: null },
      ],
    },
    {
      ...SERIES,
      name: 'Play-in',
      format: 'single_elimination',
      thirdPlaceMatch: false,
      rounds: [],
      advances: [{ from: 1, to: 2, stage: 2, into: null }],
    },
    {
      ...SERIES,
      name: 'Finals',
      format: 'single_elimination',
      thirdPlaceMatch: false,
      rounds: [],
      advances: [],
    },
  ];
}

export function single(change: { thirdPlaceMatch?: boolean } = {}): Stage[] {
  return [
    {
      ...SERIES,
      name: 'Bracket',
      format: 'single_elimination',
      thirdPlaceMatch: change.thirdPlaceMatch ?? false,
      rounds: [],
      advances: [],
    },
  ];
}

export function swiss(rounds: number): Stage[] {
  return [
    {
      ...SERIES,
      name: 'Swiss',
      format: 'swiss',
      target: { kind: 'rounds', rounds },
      rounds: [],
      advances: [],
    },
  ];
}

export type BracketDesk = ReturnType<typeof openBracketDesk>;

/** Remembers endings unless the tournament itself is told of them. */
export function openBracketDesk(database: Database, ending?: TournamentEnding) {
  const { db } = database;
  const results: Results = new Results(() => [brackets.resultHook]);
  const endings: (readonly TeamPlace[] | 'reopened')[] = [];
  const brackets = createBrackets({
    results: () => results,
    ending: ending ?? {
      finish: async (_tx, { places }) => void endings.push(places),
      reopen: async () => void endings.push('reopened'),
    },
    onChanged: async () => {},
  });
  let clock = Date.UTC(2026, 0, 1);
  const action = () => ({ actor: null, now: clock++ });

  const desk = {
    results,
    brackets,
    endings,
    action,

    /** A tournament with teams of its own, drawn. Answers the teams' ids in order of seed. */
    async start(id: string, stages: Stage[], count: number): Promise<string[]> {
      const teams = await addTeamRows(database, count, id);
      await addTournament(database, { id, teams, stages });
      await database.transaction((tx) => brackets.start(tx, { tournamentId: id }, action()));
      return teams;
    },

    rows: (tournament: string) =>
      db
        .select()
        .from(matches)
        .where(eq(matches.tournament, tournament))
        .orderBy(asc(matches.stage), asc(matches.number)),

    async open(tournament: string) {
      const rows = await desk.rows(tournament);
      return rows.filter(
        ({ state, teamA, teamB }) => state === 'scheduled' && teamA !== null && teamB !== null,
      );
    },

    settle: (matchId: string, result: ResultInput, confirmed?: readonly string[] | true) =>
      database.transaction((tx) => results.enter(tx, { matchId, result, confirmed }, action())),

    win: (match: string, winner: 'A' | 'B', confirmed?: readonly string[] | true) =>
      desk.settle(match, { score: winner === 'A' ? { A: 2, B: 1 } : { A: 0, B: 2 } }, confirmed),

    /** With its entry, as the tournament itself does it. */
    drop: (tournament: string, team: string) =>
      database.transaction(async (tx) => {
        const now = action();
        await setEntry(tx, { tournament, team, state: 'dropped', updatedAt: now.now });
        await brackets.drop(tx, { tournamentId: tournament, teamId: team }, now);
      }),

    reinstate: (tournament: string, team: string) =>
      database.transaction(async (tx) => {
        const now = action();
        await setEntry(tx, { tournament, team, state: 'registered', updatedAt: now.now });
        await brackets.reinstate(tx, { tournamentId: tournament, teamId: team }, now);
      }),

    reset: (tournament: string) =>
      database.transaction((tx) => brackets.reset(tx, { tournamentId: tournament }, action())),

    /** Every row stands as the rules say, judged from what the rows themselves say. */
    async expectConsistent(tournament: string): Promise<void> {
      const { bracket } = await database.transaction((tx) => loadBracket(tx, tournament));
      const rows = await desk.rows(tournament);
      for (const [index, { stage }] of bracket.stages.entries()) {
        const own = rows.filter((row) => row.stage === index);
        if (!stage) {
          expect(own.every(({ teamA, teamB }) => teamA === null && teamB === null)).toBe(true);
          continue;
        }
        const byPosition = new Map(own.map((row) => [positionKey(positionOf(row)), row]));
        const idAt = (position: Position | null) =>
          position && byPosition.get(positionKey(position))?.id;
        for (const match of matchesOf(stage)) {
          const row = byPosition.get(positionKey(match.position));
          expect(row && asItStands(row)).toEqual({
            ...asItShould(match),
            winnerTo: idAt(match.winnerTo),
            loserTo: idAt(match.loserTo),
          });
        }
      }
    },
  };
  return desk;
}

type Row = typeof matches.$inferSelect;
type EntryRow = typeof tournamentTeams.$inferSelect;

async function setEntry(
  tx: Tx,
  { tournament, team, ...change }: Pick<EntryRow, 'tournament' | 'team' | 'state' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(tournamentTeams)
    .set(change)
    .where(and(eq(tournamentTeams.tournament, tournament), eq(tournamentTeams.team, team)));
}

function asItStands({ teamA, teamB, state, ...row }: Row) {
  const { winner, automatic, winnerTo, loserTo } = row;
  const isOpen = state === 'scheduled';
  return { teams: [teamA, teamB], isOpen, winner, automatic, winnerTo, loserTo };
}

function asItShould(match: ReturnType<typeof matchesOf>[number]) {
  const { kind } = decisionOf(match);
  return {
    teams: match.slots.map(({ team }) => team),
    isOpen: kind === 'open',
    winner: match.winner,
    automatic: kind === 'forfeit' || kind === 'unplayed',
  };
}
