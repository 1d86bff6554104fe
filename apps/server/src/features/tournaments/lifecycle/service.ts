/** The states of a tournament: the steps that staff take, and those that its deadlines bring. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import {
  type Deadlines,
  datesAfterStep,
  dueStep,
} from '@mes/domain/tournament/lifecycle/deadlines';
import { stepsFrom, transitionProblem } from '@mes/domain/tournament/lifecycle/life';
import {
  type ApplicationState,
  hasReached,
  type TournamentState,
} from '@mes/domain/tournament/lifecycle/states';
import { firstChainProblem } from '@mes/domain/tournament/stages/chain-problems';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as entries from '../applications/repository';
import {
  closeCheckIn,
  notifyCheckInOpened,
  remindOfCheckIn,
  restoreDroppedTeams,
} from '../check-in/service';
import { promoteWaitlisted } from '../places/service';
import * as repository from '../repository';
import { notifyTeams, recordChange } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { deadlinesOf, stateOf } from '../views';

/** What a tournament needs of its bracket. The caller holds the locks of the bracket's stages. */
export interface BracketControl {
  /** Draws the first stage for the registered teams in the order of their seeds. */
  start(tx: Tx, input: { tournamentId: string }, action: AnyAction): Promise<void>;
  /** Deletes the drawn bracket; only while no match has started. */
  reset(tx: Tx, input: { tournamentId: string }, action: AnyAction): Promise<void>;
  /** The team forfeits its remaining matches. */
  drop(tx: Tx, input: entries.ApplicationKey, action: AnyAction): Promise<void>;
  /** Takes these forfeits back. */
  reinstate(tx: Tx, input: entries.ApplicationKey, action: AnyAction): Promise<void>;
}

export interface NextSteps {
  readonly steps: EditedTournament['steps'];
  readonly applications: Partial<Record<ApplicationState, number>>;
}

/** The steps that staff can take next, each with the reason if it cannot be taken now. */
export async function findNextSteps(
  db: Db,
  tournament: TournamentRow,
  now: number,
): Promise<NextSteps> {
  const applications = await entries.countByState(db, tournament.id);
  const current = { ...tournament, state: stateOf(tournament, now) };
  return { steps: stepsFrom(await findFacts(db, current, applications), now), applications };
}

export type TakeStep = (
  tx: Tx,
  input: { readonly tournament: TournamentRow; readonly to: TournamentState },
  action: Action,
) => Promise<TournamentRow>;

/** One step forward or back by staff, of a tournament that is locked with its stages. */
export function createTakeStep({ brackets }: { readonly brackets: BracketControl }): TakeStep {
  return async (tx, { tournament, to }, action) => {
    const { state: from } = tournament;
    if (tournament.archived) throw new InvalidAction(texts.lifecycle.archived);
    const applications = await entries.countByState(tx, tournament.id);
    const problem = transitionProblem(
      await findFacts(tx, tournament, applications),
      to,
      action.now,
    );
    if (problem !== null) throw new InvalidAction(problem, { from, to });

    const deadlines = datesAfterStep(from, {
      to,
      deadlines: deadlinesOf(tournament),
      now: action.now,
    });
    const updated = await saveState(tx, { tournament, to, deadlines }, action);
    // Only staff draw a bracket or reset it; no deadline does.
    if (from === 'seeding' && to === 'running') await start(tx, updated, action);
    if (from === 'running' && to === 'seeding')
      await brackets.reset(tx, { tournamentId: tournament.id }, action);
    await applyEffects(tx, { tournament: updated, from }, action);
    return updated;
  };

  async function start(tx: Tx, tournament: TournamentRow, action: Action): Promise<void> {
    const tournamentId = tournament.id;
    await brackets.start(tx, { tournamentId }, action);
    const registered = await entries.findAll(tx, { tournamentId, states: ['registered'] });
    await notifyTeams(
      tx,
      {
        tournament,
        teamIds: registered.map(({ team }) => team.id),
        type: 'tournament.started',
        text: texts.lifecycle.started,
      },
      action,
    );
  }
}

/** Takes the steps of a locked tournament whose deadlines have passed. */
export async function applyDeadlines(
  tx: Tx,
  tournament: TournamentRow,
  now: number,
): Promise<TournamentRow> {
  if (tournament.archived) return tournament;
  const action = { actor: null, now };
  let current = tournament;
  for (
    let to = dueStep(current.state, current, now);
    to;
    to = dueStep(current.state, current, now)
  ) {
    const from = current.state;
    const deadlines = deadlinesOf(current);
    current = await saveState(tx, { tournament: current, to, deadlines }, action);
    await applyEffects(tx, { tournament: current, from }, action);
  }
  return announceDeadlines(tx, current, action);
}

/** For deadlines that do not change the state: the roster lock and the reminder of check-in. */
async function announceDeadlines(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<TournamentRow> {
  const { id, state, rosterLock, checkInClose } = tournament;
  let current = tournament;
  const isLockDue = rosterLock !== null && rosterLock <= action.now;
  if (!tournament.lockAnnounced && state !== 'draft' && isLockDue) {
    current = await repository.update(tx, id, { lockAnnounced: true });
    await publish(tx, channels.tournament(id), 'tournament.rosters_locked', { id });
  }
  const closesAt = state === 'check_in' && !tournament.closingReminded ? checkInClose : null;
  if (closesAt !== null && closesAt <= action.now + repository.REMINDER_MS) {
    current = await repository.update(tx, id, { closingReminded: true });
    await remindOfCheckIn(tx, tournament, action);
  }
  return current;
}

/**
 * Run regularly by every process. A tournament that another process has locked is skipped: that
 * process applies its deadlines, or the next run does. A failure does not stop the others. Resolves to
 * the time of the next deadline.
 */
export async function applyAllDeadlines(
  { db, transaction }: Database,
  now: number,
): Promise<number | null> {
  const failures: unknown[] = [];
  for (const id of await repository.findDueIds(db, now)) {
    const applied = transaction(async (tx) => {
      const tournament = await repository.lockIfFree(tx, id);
      if (tournament) await applyDeadlines(tx, tournament, now);
    });
    await applied.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'The deadlines of some tournaments could not be applied.');
  return repository.findNextDeadline(db);
}

async function saveState(
  tx: Tx,
  {
    tournament,
    to,
    deadlines,
  }: { tournament: TournamentRow; to: TournamentState; deadlines: Deadlines },
  action: AnyAction,
): Promise<TournamentRow> {
  const updated = await repository.update(tx, tournament.id, {
    ...deadlines,
    ...(to === 'check_in' ? { closingReminded: false } : {}),
    state: to,
    revision: tournament.revision + 1,
    updatedAt: action.now,
  });
  // With the state before it became a draft again, because drafts are published to staff only and
  // everyone who shows the tournament has to know.
  const published = to === 'draft' ? tournament : updated;
  await recordChange(
    tx,
    {
      tournament: published,
      type: 'tournament.state_changed',
      before: tournament.state,
      after: to,
    },
    action,
  );
  return updated;
}

/** What follows from a step, whether staff or a deadline took it. */
async function applyEffects(
  tx: Tx,
  { tournament, from }: { tournament: TournamentRow; from: TournamentState },
  action: AnyAction,
): Promise<void> {
  const { state: to } = tournament;
  if (to === 'check_in' && hasReached('check_in', from))
    await notifyCheckInOpened(tx, tournament, action);
  if (to === 'check_in' && from === 'seeding') await restoreDroppedTeams(tx, tournament, action);
  if (to === 'seeding' && from === 'check_in') await closeCheckIn(tx, tournament, action);
  if (to === 'signup_closed' && from === 'signup_open')
    await promoteWaitlisted(tx, tournament, action);
}

async function findFacts(
  db: Db,
  tournament: TournamentRow,
  applications: Partial<Record<ApplicationState, number>>,
) {
  const { started, open } = await repository.countMatches(db, tournament.id);
  const { registered = 0 } = applications;
  return {
    state: tournament.state,
    signupClose: tournament.signupClose,
    checkInClose: tournament.checkInClose,
    stages: tournament.stages.length,
    stageProblem: registered < 2 ? null : firstChainProblem(tournament.stages, registered),
    applications: Object.values(applications).reduce((sum, count) => sum + count, 0),
    registered,
    seeded: tournament.seeded,
    begunMatches: started,
    openMatches: open,
  };
}
