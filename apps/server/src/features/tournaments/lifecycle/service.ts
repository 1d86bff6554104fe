/** A tournament's life: the steps that staff take, and those that its dates bring. */
import { InvalidAction } from '@mes/contract/errors';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { datesAfterStep, dueStep } from '@mes/domain/tournament/lifecycle/deadlines';
import { stepsFrom, whyNot } from '@mes/domain/tournament/lifecycle/life';
import {
  type ApplicationState,
  hasReached,
  type TournamentState,
} from '@mes/domain/tournament/lifecycle/states';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { emit } from '../../../platform/outbox/outbox';
import * as entries from '../applications/repository';
import type { Play } from '../brackets';
import { type Act, recordChange } from '../changes';
import { bringBackNoShows, closeCheckIn, openCheckIn, remindOfCheckIn } from '../check-in/service';
import { tellTeams } from '../notices';
import { promote } from '../places/service';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';
import { stageProblem } from '../stages';
import { deadlinesOf, stateOf } from '../views';

export interface Life {
  readonly steps: EditedTournament['steps'];
  readonly applications: Partial<Record<ApplicationState, number>>;
}

/** What can be done next, and why not. */
export async function lifeOf(db: Db, row: TournamentRow, now: number): Promise<Life> {
  const applications = await entries.countByState(db, row.id);
  const facts = await factsOf(db, { ...row, state: stateOf(row, now) }, applications);
  return { steps: stepsFrom(facts, now), applications };
}

/** Takes a locked tournament one step on or back by hand. */
export async function takeStep(
  tx: Tx,
  row: TournamentRow,
  to: TournamentState,
  play: Play,
): Promise<TournamentRow> {
  if (row.archived) throw new InvalidAction('Bring this tournament back from the archive first.');
  const facts = await factsOf(tx, row, await entries.countByState(tx, row.id));
  const refusal = whyNot(facts, to, play.now);
  if (refusal !== null) throw new InvalidAction(refusal, { from: row.state, to });

  const dates = datesAfterStep(row.state, { to, deadlines: deadlinesOf(row), now: play.now });
  const stepped = await write(tx, row, { to, dates, act: play });
  await EFFECTS_BY_HAND[`${row.state} ${to}`]?.(tx, stepped, play);
  await effectOf(tx, stepped, { from: row.state, act: play });
  return stepped;
}

/** Does for a locked tournament what its dates ask for by now; for one that is up to date, nothing. */
export async function settleDue(tx: Tx, row: TournamentRow, now: number): Promise<TournamentRow> {
  if (row.archived) return row;
  const act = { actor: null, now };
  let current = row;
  for (let to = dueStep(row.state, row, now); to; to = dueStep(current.state, current, now)) {
    const from = current.state;
    current = await write(tx, current, { to, dates: deadlinesOf(current), act });
    await effectOf(tx, current, { from, act });
  }
  return tellDue(tx, current, now);
}

/** What time alone brings and no state says. */
async function tellDue(tx: Tx, row: TournamentRow, now: number): Promise<TournamentRow> {
  const { id, state, rosterLock, checkInClose } = row;
  let current = row;
  if (!row.lockTold && state !== 'draft' && rosterLock !== null && rosterLock <= now) {
    current = await repository.update(tx, id, { lockTold: true });
    const data = { id };
    await emit(tx, { channel: `tournament:${id}`, type: 'tournament.rosters_locked', data });
  }
  const closesAt = state === 'check_in' && !row.closingTold ? checkInClose : null;
  if (closesAt !== null && closesAt <= now + repository.REMINDED_MS) {
    current = await repository.update(tx, id, { closingTold: true });
    await remindOfCheckIn(tx, row, now);
  }
  return current;
}

/**
 * Run again and again by every process; each tournament is taken by one of them, and one that fails
 * keeps no other from its dates.
 */
export async function settleAllDue({ db, transaction }: Database, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await repository.findDue(db, now)) {
    const settling = transaction(async (tx) => {
      const row = await repository.takeUnlessHeld(tx, id);
      if (row) await settleDue(tx, row, now);
    });
    await settling.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not every tournament could meet its deadlines.');
}

async function write(
  tx: Tx,
  row: TournamentRow,
  { to, dates, act }: { to: TournamentState; dates: ReturnType<typeof deadlinesOf>; act: Act },
): Promise<TournamentRow> {
  const stepped = await repository.update(tx, row.id, {
    ...dates,
    ...(to === 'check_in' ? { closingTold: false } : {}),
    state: to,
    revision: row.revision + 1,
    updatedAt: act.now,
  });
  // Also when it goes back to being a draft everyone who shows it has to know.
  const shown = to === 'draft' ? row : stepped;
  await recordChange(
    tx,
    { id: row.id, state: shown.state },
    { action: 'tournament.state_changed', before: row.state, after: to },
    act,
  );
  return stepped;
}

/** What follows from a step, whoever takes it. */
async function effectOf(
  tx: Tx,
  row: TournamentRow,
  { from, act }: { from: TournamentState; act: Act },
): Promise<void> {
  if (row.state === 'check_in' && hasReached('check_in', from)) await openCheckIn(tx, row, act);
  if (row.state === 'check_in' && from === 'seeding') await bringBackNoShows(tx, row, act);
  if (row.state === 'seeding' && from === 'check_in') await closeCheckIn(tx, row, act);
  if (row.state === 'signup_closed' && from === 'signup_open') await promote(tx, row, act);
}

/** Only people draw a bracket, or take the draw back. */
const EFFECTS_BY_HAND: Record<
  string,
  ((tx: Tx, row: TournamentRow, play: Play) => Promise<void>) | undefined
> = {
  'seeding running': async (tx, row, play) => {
    await play.brackets.start(tx, row.id, play);
    const registered = await entries.findEntries(tx, {
      tournament: row.id,
      states: ['registered'],
    });
    await tellTeams(tx, row, {
      teams: registered.map(({ team }) => team.id),
      type: 'tournament.started',
      text: 'The tournament has started. Look when your team plays.',
      now: play.now,
    });
  },
  'running seeding': (tx, row, play) => play.brackets.reset(tx, row.id, play),
};

async function factsOf(
  db: Db,
  row: TournamentRow,
  applications: Partial<Record<ApplicationState, number>>,
) {
  const { begun, open } = await repository.countMatches(db, row.id);
  const { registered = 0 } = applications;
  return {
    state: row.state,
    signupClose: row.signupClose,
    checkInClose: row.checkInClose,
    stages: row.stages.length,
    stageProblem: registered < 2 ? null : stageProblem(row.stages, registered),
    applications: Object.values(applications).reduce((sum, count) => sum + count, 0),
    registered,
    seeded: row.seeded,
    begunMatches: begun,
    openMatches: open,
  };
}
