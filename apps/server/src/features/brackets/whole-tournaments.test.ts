/** What holds for every tournament through the services, whatever happens to it. */
import { InvalidAction } from '@mes/contract/errors';
import { StageSchema } from '@mes/contract/tournament-schemas';
import { seeded } from '@mes/domain/random/random';
import { finalPlaces } from '@mes/domain/tournament/final-places';
import type { Result } from '@mes/domain/tournament/model/vocabulary';
import {
  applyChange,
  type BracketChange,
  nextStep,
  randomChain,
  randomChange,
} from '@mes/domain/tournament/random-tournament';
import { matches as matchesOf } from '@mes/domain/tournament/stages/stage';
import { isBracketOver, type TournamentBracket } from '@mes/domain/tournament/tournament-bracket';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { type BracketDesk, openBracketDesk } from '../../../testing/bracket-desk';
import { addTeamRows, addTournament } from '../../../testing/league';
import type { Database } from '../../platform/database/database';
import type { ResultInput } from '../matches/results/service';
import { teams } from '../teams/tables';
import { createDecisions } from '../tournaments/decisions/service';
import { finishTournament, reopenTournament } from '../tournaments/placements/service';
import { placements, tournaments } from '../tournaments/tables';
import { createDecideStage } from './blocked-stage/service';
import { createMatchups } from './matchups/service';
import { loadBracket, positionOf } from './storage/service';
import { texts } from './texts';

vi.setConfig({ testTimeout: 3_600_000 });

/** The same tournaments in every run of the tests; other ones and more of them by FUZZ_SEED and FUZZ_RUNS. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const numRuns = Number(process.env.FUZZ_RUNS ?? 6);
const MOST_TEAMS = 8;
const MOST_STEPS = 1_000;

let database: Database;
let desk: BracketDesk;
let events: ReturnType<typeof createEvents>;

/** How often each thing has happened, for those who ask for many runs. */
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

beforeAll(async () => {
  database = await openTestDatabase();
  desk = openBracketDesk(database, { finish: finishTournament, reopen: reopenTournament });
  events = createEvents();
});
afterAll(async () => {
  if (process.env.FUZZ_RUNS)
    process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`);
  await database.close();
});

const anyNumber = fc.integer({ min: 0, max: 2 ** 31 });
const anySteps = fc.array(anyNumber, { maxLength: 30, size: 'max' });

describe('a tournament, whatever happens to it', () => {
  it('can be finished, and its rows always say what the rules say', async () => {
    let played = 0;
    await fc.assert(
      fc.asyncProperty(anyNumber, anySteps, anyNumber, async (chain, steps, end) => {
        const event = await events.start(`Event${++played}`, chain);
        for (const step of steps) await event.happen(step);
        await event.finish(end);
        await event.expectEnding();
      }),
      // Many runs are looked at by a person: making the example smaller would take hours.
      { seed, numRuns, endOnFailure: numRuns > 100 },
    );
  });
});

function createEvents() {
  const { brackets, results } = desk;
  const decisions = createDecisions({ brackets });
  const decideStage = createDecideStage({ brackets, results });
  const matchups = createMatchups({ brackets, results });
  const actor = { id: 'staff', name: 'Staff', permissions: ['Admin'], bans: [], sessionId: '' };
  const action = () => ({ actor, now: desk.action().now });

  return {
    async start(id: string, chain: number) {
      const { stages, teams: size } = randomChain(seeded(chain), MOST_TEAMS);
      const ids = await addTeamRows(database, size, id);
      const named = stages.map((settings, index) =>
        StageSchema.parse({ ...settings, name: `Stage ${index + 1}` }),
      );
      await addTournament(database, { id, teams: ids, stages: named });
      await database.transaction((tx) => brackets.start(tx, { tournamentId: id }, action()));
      const rows = await database.db.select({ id: teams.id, name: teams.name }).from(teams);
      const names = new Map(rows.map((row) => [row.id, row.name]));
      count('tournament');
      count(`${stages.length} stages`);
      return toEvent(id, { ids, nameOf: (team) => names.get(team)! });
    },
  };

  function toEvent(
    id: string,
    { ids, nameOf }: { ids: readonly string[]; nameOf: (team: string) => string },
  ) {
    const load = () => database.transaction((tx) => loadBracket(tx, id));

    /** Resolves to false where the services refuse it. */
    async function perform(change: BracketChange): Promise<boolean> {
      const before = await load();
      switch (change.kind) {
        case 'result':
        case 'correction':
        case 'reset': {
          const { id: matchId } = before.matches.find(
            (row) =>
              row.stage === change.stage &&
              JSON.stringify(positionOf(row)) === JSON.stringify(change.position),
          )!;
          const result = toInput(change.result);
          const asked = await desk.settle(matchId, result);
          if (!asked.applied) await desk.settle(matchId, result, asked.undoes);
          return true;
        }
        case 'drop':
        case 'reinstatement': {
          const state = change.kind === 'drop' ? 'disqualified' : 'registered';
          const input = { id, team: nameOf(change.team), state, reason: 'Because' } as const;
          return database
            .transaction((tx) => decisions.decide(tx, input, action()))
            .then(() => true, isRefused);
        }
        case 'redraw': {
          const round = `Round ${roundOf(before.bracket, change.stage)}`;
          const named = change.named.flatMap(([a, b]) =>
            b === null ? [] : [{ teamA: nameOf(a), teamB: nameOf(b), round }],
          );
          if (named.length === 0) return false;
          await database.transaction((tx) =>
            matchups.create(
              tx,
              { id, stage: change.stage, matchups: named, minutesApart: 0 },
              action(),
            ),
          );
          return true;
        }
        case 'shorten':
        case 'end': {
          const revision = before.stages.reduce((sum, row) => sum + row.revision, 0);
          await database.transaction((tx) =>
            decideStage(tx, { id, decision: change.kind, revision }, action()),
          );
          return true;
        }
      }
    }

    async function take(change: BracketChange): Promise<void> {
      const { bracket: before } = await load();
      const isDone = await perform(change);
      count(isDone ? change.kind : `${change.kind} refused`);
      const expected = isDone ? applyChange(before, change).bracket : before;
      const { bracket } = await load();
      expect(shown(bracket)).toBe(shown(expected));
      await desk.expectConsistent(id);
      await expectTournament(bracket);
    }

    async function expectTournament(bracket: TournamentBracket): Promise<void> {
      const isOver = isBracketOver(bracket);
      const [row] = await database.db.select().from(tournaments).where(eq(tournaments.id, id));
      expect(row!.state).toBe(isOver ? 'finished' : 'running');
      const stored = await database.db
        .select({ team: placements.team, from: placements.from, to: placements.to })
        .from(placements)
        .where(eq(placements.tournament, id));
      const byTeam = (one: { team: string }, other: { team: string }) =>
        one.team.localeCompare(other.team);
      expect(stored.sort(byTeam)).toEqual(isOver ? finalPlaces(bracket).sort(byTeam) : []);
      const open = await desk.open(id);
      const isOut = (team: string | null) => team !== null && bracket.dropped.includes(team);
      expect(open.filter(({ teamA, teamB }) => isOut(teamA) || isOut(teamB))).toEqual([]);
    }

    return {
      async happen(step: number): Promise<void> {
        const { bracket } = await load();
        // Teams of a finished tournament cannot leave or come back; only corrections open it again.
        const random = seeded(step);
        const changes = Array.from({ length: 8 }, () => randomChange(bracket, random));
        const isOver = isBracketOver(bracket);
        const change = changes.find((each) => each && !(isOver && 'team' in each));
        if (change) await take(change);
      },
      async finish(step: number): Promise<void> {
        const random = seeded(step);
        for (let steps = 0; steps < MOST_STEPS; steps++) {
          const change = nextStep((await load()).bracket, random);
          if (!change) return;
          await take(change);
        }
        throw new Error('It has no end.');
      },
      async expectEnding(): Promise<void> {
        const { bracket } = await load();
        expect(isBracketOver(bracket)).toBe(true);
        expect(
          finalPlaces(bracket)
            .map(({ team }) => team)
            .sort(),
        ).toEqual([...ids].sort());
      },
    };
  }
}

/** A team cannot come back once others have played, and a finished tournament stays as it is. */
function isRefused(error: unknown): false {
  const known: string[] = [texts.playedWithoutTeam, 'The tournament is over.'];
  if (error instanceof InvalidAction && known.includes(error.message)) return false;
  throw error;
}

function toInput(result: Result | null): ResultInput {
  if (!result) return { state: 'scheduled' };
  if (result.kind === 'cancelled') return { state: 'cancelled' };
  if (result.kind === 'forfeit') return { forfeitedBy: result.by };
  return { score: { A: result.maps[0], B: result.maps[1] }, state: 'finished', forfeitedBy: null };
}

function roundOf({ stages }: TournamentBracket, stage: number): number {
  return Math.max(...matchesOf(stages[stage]!.stage!).map(({ position }) => position.round));
}

function shown({ stages, dropped, isEnded }: TournamentBracket): string {
  const all = stages.map(({ stage }) => stage && matchesOf(stage));
  return JSON.stringify({ all, dropped: dropped.toSorted(), isEnded });
}
