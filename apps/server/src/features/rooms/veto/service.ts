/**
 * The map veto. Every step is taken behind the lock of the match, so that of two requests at the same
 * moment, or a request and the clock, the second sees what the first has done.
 */

import { randomBytes, randomInt } from 'node:crypto';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { DEFUSE_MAPS, type DefuseMap, MAP_SLOTS } from '@mes/domain/maps/maps';
import type { Random } from '@mes/domain/random/random';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { mapsInOrder } from '@mes/domain/veto/slots';
import { countVetoes as countTeamVetoes } from '@mes/domain/veto/team-counts';
import * as veto from '@mes/domain/veto/veto';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor, AnyAction } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { wakeTask } from '../../../platform/ticker';
import { lockSeries } from '../../matches/results/service';
import { findSeeds } from '../../matches/service';
import type { Series } from '../../matches/tables';
import { assertNotBanned } from '../../moderation/service';
import type { CountVetoes } from '../../statistics/teams/service';
import { enterResult, type RoomDeps, type VetoHook } from '../changes/service';
import { markTurnRead, notifyCaptainOfTurn } from '../notifications/service';
import {
  assertTeamsKnown,
  findParticipant,
  type Participant,
  teamIdsOf,
} from '../participants/service';
import { readRoomSettings } from '../properties';
import { saveVeto } from '../publication/service';
import * as rooms from '../repository';
import { texts } from '../texts';
import * as repository from './repository';
import { toRow } from './views';

/** 47 random bits: unpredictable, and of ten maps none is likelier by more than 1 in 10¹³. */
const fair: Random = () => randomInt(2 ** 47) / 2 ** 47;

/** The task of the ticker. */
export const TIME_OUT_TURNS = 'time out veto turns';

export type Vetoes = ReturnType<typeof createVetoes>;

export function createVetoes({ results, vetoHook }: RoomDeps & { readonly vetoHook: VetoHook }) {
  async function save(
    tx: Tx,
    { series, next }: { series: Series; next: veto.Veto },
    action: AnyAction,
  ): Promise<void> {
    await saveVeto(tx, { matchId: series.id, veto: next }, action);
    await vetoHook(tx, { matchId: series.id, now: action.now });
    if (next.turn?.endsAt) {
      wakeTask(tx, TIME_OUT_TURNS);
      await notifyCaptainOfTurn(tx, { series, veto: next, turn: next.turn }, action);
    }
  }

  /** By staff, or because both teams are ready. */
  async function open(
    tx: Tx,
    { series, first }: { series: Series; first?: TeamSlot },
    action: AnyAction,
  ): Promise<void> {
    assertTeamsKnown(series);
    if (series.state !== 'scheduled') throw new InvalidAction(texts.veto.begunAlready);
    const { id: matchId, vetoFormat: format, tournament } = series;
    const opened = veto.openVeto({
      format,
      pool: await mapPoolOf(tx, tournament),
      nonce: randomBytes(9).toString('base64url'),
      now: action.now,
      first: first ?? veto.firstTurnBySeed(await seedsOf(tx, series), fair),
      turnMs: (await readRoomSettings(tx)).turnMs,
    });
    await rooms.saveRoom(tx, matchId, { readyA: null, readyB: null });
    await enterResult(tx, { results, matchId, result: { state: 'veto', maps: [] } }, action);
    await save(tx, { series, next: opened }, action);
  }

  async function proceed(
    tx: Tx,
    { series, current, next }: { series: Series; current: veto.Veto; next: veto.Veto },
    action: AnyAction,
  ): Promise<void> {
    await markTurnRead(tx, { series, slot: current.turn!.by }, action);
    if (next.draw) {
      const maps = mapsInOrder(next).map((map) => ({ ...map, winner: null }));
      await enterResult(tx, { results, matchId: series.id, result: { maps } }, action);
    }
    await save(tx, { series, next }, action);
  }

  return {
    open,

    async start(
      tx: Tx,
      { id: matchId, first }: { id: string; first?: TeamSlot },
      action: Action,
    ): Promise<void> {
      const series = await lockSeries(tx, matchId);
      await open(tx, { series, first }, action);
      await auditVeto(tx, { series, event: 'veto.started' }, action);
    },

    async takeTurn(
      tx: Tx,
      { id: matchId, token, choice }: { id: string; token: string; choice: veto.Choice },
      action: Action,
    ): Promise<void> {
      const { actor, now } = action;
      const series = await lockSeries(tx, matchId);
      const current = await lockRunningVeto(tx, series);
      const by = roleOf(await findParticipant(tx, series, actor), current, actor);
      const next = accepted(
        veto.choose(current, { by, token, choice, now, random: fair }),
        current,
      );
      await proceed(tx, { series, current, next }, action);
      if (by === 'staff')
        await auditVeto(tx, { series, event: 'veto.acted_by_staff', choice }, action);
    },

    async undoTurn(
      tx: Tx,
      { id: matchId, token }: { id: string; token: string | null },
      action: Action,
    ): Promise<void> {
      const series = await lockSeries(tx, matchId);
      const current = await lockVeto(tx, series);
      if ((current.turn?.token ?? null) !== token) throw refusal('stale_token', current);
      assertNothingPlayed(series);
      const next = accepted(veto.undo(current, action.now), current);
      if (current.draw) {
        await rooms.saveRoom(tx, matchId, { readyA: null, readyB: null });
        await enterResult(tx, { results, matchId, result: { state: 'veto', maps: [] } }, action);
      }
      await save(tx, { series, next }, action);
      const { choice } = current.moves.at(-1)!;
      await auditVeto(tx, { series, event: 'veto.undone', choice }, action);
    },

    async pause(tx: Tx, { id: matchId }: { id: string }, action: Action): Promise<void> {
      const series = await lockSeries(tx, matchId);
      const current = await lockRunningVeto(tx, series);
      const next = accepted(veto.pause(current, action.now), current);
      await save(tx, { series, next }, action);
      await auditVeto(tx, { series, event: 'veto.paused' }, action);
    },

    async resume(tx: Tx, { id: matchId }: { id: string }, action: Action): Promise<void> {
      const series = await lockSeries(tx, matchId);
      const current = await lockRunningVeto(tx, series);
      const next = accepted(veto.resume(current, action.now), current);
      await save(tx, { series, next }, action);
      await auditVeto(tx, { series, event: 'veto.resumed' }, action);
    },

    /**
     * Acts for every team whose time is up. Running twice at once acts once. Resolves to the end of the
     * next turn.
     */
    async timeOutDue(database: Database, now: number): Promise<number | null> {
      for (const matchId of await repository.findDue(database.db, now)) {
        await database.transaction(async (tx) => {
          const series = await lockSeries(tx, matchId);
          const current = (await repository.lockByMatch(tx, matchId))?.state;
          if (!current || series.state !== 'veto') return;
          const outcome = veto.applyTimeout(current, { now, random: fair });
          if (!outcome.ok) return;
          await proceed(tx, { series, current, next: outcome.veto }, { actor: null, now });
        });
      }
      return repository.findNextTurnEnd(database.db);
    },
  };
}

/** The match left its veto in another way: the clock stops until staff resume it. */
export async function stopClock(tx: Tx, matchId: string, now: number): Promise<void> {
  const current = await repository.lockByMatch(tx, matchId);
  const stopped = current && veto.pause(current.state, now);
  if (stopped?.ok) await repository.save(tx, toRow(matchId, stopped.veto));
}

/** What a team has banned and picked in the series that it has played. */
export const countVetoes: CountVetoes = async (db, filter) =>
  countTeamVetoes(await repository.findAllByTeam(db, filter));

/** From which maps the teams of a match will choose, and who begins; null where that is drawn. */
export async function readVetoSetup(
  db: Db,
  match: Pick<Series, 'tournament' | 'teamA' | 'teamB'>,
): Promise<{ pool: readonly DefuseMap[]; first: TeamSlot | null }> {
  return {
    pool: await mapPoolOf(db, match.tournament),
    first: veto.firstBySeed(await seedsOf(db, match)),
  };
}

async function lockVeto(tx: Tx, series: Series): Promise<veto.Veto> {
  const current = await repository.lockByMatch(tx, series.id);
  if (!current) throw new InvalidAction(texts.veto.notStarted);
  return current.state;
}

async function lockRunningVeto(tx: Tx, series: Series): Promise<veto.Veto> {
  const current = await lockVeto(tx, series);
  if (series.state !== 'veto') throw new InvalidAction(texts.veto.over);
  return current;
}

/** A captain in their own turn acts as such, even if they are staff. */
function roleOf(
  { own, isCaptain, isStaff }: Participant,
  { turn }: veto.Veto,
  actor: Actor,
): TeamSlot | 'staff' {
  if (isStaff && !(isCaptain && own === turn?.by)) return 'staff';
  if (own === null || !isCaptain) throw new ForbiddenError(texts.participants.onlyCaptains);
  assertNotBanned(actor, 'tournaments');
  return own;
}

function accepted(outcome: veto.VetoResult, current: veto.Veto): veto.Veto {
  if (!outcome.ok) throw refusal(outcome.reason, current);
  return outcome.veto;
}

function refusal(reason: veto.VetoProblem, current: veto.Veto): InvalidAction {
  return new InvalidAction(texts.veto.refusals[reason], { reason, step: current.step });
}

function assertNothingPlayed({ state, maps }: Series): void {
  const isPlayed = maps.some(
    ({ scoreA, scoreB, captured }) => captured || scoreA > 0 || scoreB > 0,
  );
  if ((state !== 'veto' && state !== 'live') || isPlayed)
    throw new InvalidAction(texts.veto.played);
}

async function mapPoolOf(tx: Db, tournamentId: string | null) {
  const pool = tournamentId === null ? undefined : await rooms.findMapPool(tx, tournamentId);
  return pool ?? DEFUSE_MAPS.slice(0, MAP_SLOTS);
}

async function seedsOf(tx: Db, series: Pick<Series, 'tournament' | 'teamA' | 'teamB'>) {
  const { tournament: tournamentId, teamA, teamB } = series;
  const seeds = await findSeeds(tx, { tournamentId, teamIds: teamIdsOf(series) });
  const seedOf = (teamId: string | null) => (teamId === null ? null : (seeds.get(teamId) ?? null));
  return { A: seedOf(teamA), B: seedOf(teamB) };
}

async function auditVeto(
  tx: Tx,
  { series, event, choice = null }: { series: Series; event: string; choice?: veto.Choice | null },
  { actor, now }: Action,
): Promise<void> {
  const after = choice && { ...choice };
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: event,
    subject: `match:${series.id}`,
    after,
  });
}
