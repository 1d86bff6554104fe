/**
 * The map veto. Every step is taken behind the lock of the match, so that of two presses at the same
 * moment, or a press and the clock, the second sees what the first has done.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import type { Random } from '@mes/domain/random/random';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { mapsInOrder } from '@mes/domain/veto/slots';
import * as veto from '@mes/domain/veto/veto';
import { audit } from '../../platform/audit/audit';
import type { Database, Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import type { Series } from '../matches/tables';
import { type Acting, type Doer, settle } from './acting';
import { assertMayPlay, assertTeamsKnown, type Standing, standingIn, teamsOf } from './people';
import { keep } from './publishing';
import * as rooms from './repository';
import * as repository from './repository-vetoes';
import { roomSettings } from './settings';
import { forgetTurn, tellOfTurn } from './telling-captains';
import { toRow } from './veto-view';

const REFUSALS: Record<veto.Refusal, string> = {
  finished: 'The veto is over.',
  paused: 'The veto is paused.',
  not_paused: 'The veto is not paused.',
  stale_token: 'This turn is over.',
  not_your_turn: 'It is the other team’s turn.',
  too_late: 'The time of this turn is up.',
  not_due: 'The time of this turn is not up yet.',
  choose_a_map: 'This turn chooses a map.',
  choose_a_side: 'This turn chooses a side.',
  map_not_in_pool: 'This map is not in the pool.',
  map_taken: 'This map is taken already.',
  nothing_to_undo: 'Nothing was chosen yet.',
};

/** 47 random bits: nobody can foresee them, and of ten maps none is likelier by more than 1 in 10¹³. */
const fair: Random = () => randomInt(2 ** 47) / 2 ** 47;

/** By staff, or because both teams are ready. */
export async function open(
  tx: Tx,
  series: Series,
  { first, ...doer }: Doer & { first?: TeamSlot },
): Promise<void> {
  assertTeamsKnown(series);
  if (series.state !== 'scheduled')
    throw new InvalidAction('A veto starts before its match, and only once.');
  const { id, vetoFormat: format, tournament } = series;
  const begun = veto.open({
    format,
    pool: await poolOf(tx, tournament),
    nonce: randomBytes(9).toString('base64url'),
    now: doer.now,
    first: first ?? veto.firstBySeed(await seedsOf(tx, series), fair),
    turnMs: (await roomSettings(tx)).turnMs,
  });
  await rooms.saveRoom(tx, id, { readyA: null, readyB: null });
  await settle(tx, id, { state: 'veto', maps: [] }, doer);
  await save(tx, series, begun, doer);
}

export async function start(
  tx: Tx,
  { id, first }: { id: string; first?: TeamSlot },
  acting: Acting,
): Promise<void> {
  const series = await lockSeries(tx, id);
  await open(tx, series, { ...acting, first });
  await record(tx, series, 'veto.started', acting);
}

export async function act(
  tx: Tx,
  { id, token, choice }: { id: string; token: string; choice: veto.Choice },
  acting: Acting,
): Promise<void> {
  const { actor, now } = acting;
  const series = await lockSeries(tx, id);
  const current = await running(tx, series);
  const by = actorOf(await standingIn(tx, series, actor), current, acting);
  const next = accepted(veto.act(current, { by, token, choice, now, random: fair }), current);
  await proceed(tx, series, { current, next }, acting);
  if (by === 'staff') await record(tx, series, 'veto.acted_by_staff', acting, choice);
}

export async function undo(
  tx: Tx,
  { id, token }: { id: string; token: string | null },
  acting: Acting,
): Promise<void> {
  const series = await lockSeries(tx, id);
  const current = await kept(tx, series);
  if ((current.turn?.token ?? null) !== token) throw refusal('stale_token', current);
  assertNothingPlayed(series);
  const next = accepted(veto.undo(current, acting.now), current);
  if (current.draw) {
    await rooms.saveRoom(tx, id, { readyA: null, readyB: null });
    await settle(tx, id, { state: 'veto', maps: [] }, acting);
  }
  await save(tx, series, next, acting);
  await record(tx, series, 'veto.undone', acting, current.moves.at(-1)!.choice);
}

export async function pause(tx: Tx, id: string, acting: Acting): Promise<void> {
  const series = await lockSeries(tx, id);
  const current = await running(tx, series);
  await save(tx, series, accepted(veto.pause(current, acting.now), current), acting);
  await record(tx, series, 'veto.paused', acting);
}

export async function resume(tx: Tx, id: string, acting: Acting): Promise<void> {
  const series = await lockSeries(tx, id);
  const current = await running(tx, series);
  await save(tx, series, accepted(veto.resume(current, acting.now), current), acting);
  await record(tx, series, 'veto.resumed', acting);
}

/** Acts for every team whose time is up. Twice at once does it once. */
export async function timeOutDue(
  { database, results }: { database: Database; results: Acting['results'] },
  now: number,
): Promise<void> {
  for (const id of await repository.findDue(database.db, now)) {
    await database.transaction(async (tx) => {
      const series = await lockSeries(tx, id);
      const current = (await repository.lockVeto(tx, id))?.state;
      if (!current || series.state !== 'veto') return;
      const outcome = veto.timeOut(current, { now, random: fair });
      if (!outcome.ok) return;
      await proceed(tx, series, { current, next: outcome.veto }, { results, actor: null, now });
    });
  }
}

/** The match went another way: its clock stops, and goes on only if staff let it. */
export async function stopClock(tx: Tx, match: string, now: number): Promise<void> {
  const current = await repository.lockVeto(tx, match);
  const stopped = current && veto.pause(current.state, now);
  if (stopped?.ok) await repository.saveVeto(tx, toRow(match, stopped.veto));
}

async function proceed(
  tx: Tx,
  series: Series,
  { current, next }: { current: veto.Veto; next: veto.Veto },
  doer: Doer,
): Promise<void> {
  await forgetTurn(tx, series, { by: current.turn!.by, now: doer.now });
  if (next.draw) {
    const maps = mapsInOrder(next).map((map) => ({ ...map, winner: null }));
    await settle(tx, series.id, { maps }, doer);
  }
  await save(tx, series, next, doer);
}

async function save(tx: Tx, series: Series, next: veto.Veto, { now }: Doer): Promise<void> {
  await keep(tx, { match: series.id, veto: next, now });
  if (next.turn?.endsAt) await tellOfTurn(tx, series, { veto: next, turn: next.turn, now });
}

async function kept(tx: Tx, series: Series): Promise<veto.Veto> {
  const current = await repository.lockVeto(tx, series.id);
  if (!current) throw new InvalidAction('The veto has not started.');
  return current.state;
}

async function running(tx: Tx, series: Series): Promise<veto.Veto> {
  const current = await kept(tx, series);
  if (series.state !== 'veto') throw new InvalidAction('The veto of this match is over.');
  return current;
}

/** A captain in their own turn acts as such, also if they are staff. */
function actorOf(
  { own, isCaptain, isStaff }: Standing,
  { turn }: veto.Veto,
  { actor }: Acting,
): TeamSlot | 'staff' {
  if (isStaff && !(isCaptain && own === turn?.by)) return 'staff';
  if (own === null || !isCaptain)
    throw new ForbiddenError('Only the captains of the two teams can do this.');
  assertMayPlay(actor);
  return own;
}

function accepted(outcome: veto.Outcome, current: veto.Veto): veto.Veto {
  if (!outcome.ok) throw refusal(outcome.reason, current);
  return outcome.veto;
}

function refusal(reason: veto.Refusal, current: veto.Veto): InvalidAction {
  return new InvalidAction(REFUSALS[reason], { reason, step: current.step });
}

function assertNothingPlayed({ state, maps }: Series): void {
  const isPlayed = maps.some(
    ({ scoreA, scoreB, captured }) => captured || scoreA > 0 || scoreB > 0,
  );
  if ((state !== 'veto' && state !== 'live') || isPlayed)
    throw new InvalidAction('The match has been played on these maps.');
}

async function poolOf(tx: Tx, tournament: string | null) {
  const pool = tournament === null ? undefined : await rooms.findMapPool(tx, tournament);
  return pool ?? DEFUSE_MAPS.slice(0, MAP_SLOTS);
}

async function seedsOf(tx: Tx, series: Series) {
  const { tournament, teamA, teamB } = series;
  const seeds = tournament === null ? [] : await rooms.findSeeds(tx, tournament, teamsOf(series));
  const seedOf = (team: string | null) => seeds.find((each) => each.team === team)?.seed ?? null;
  return { A: seedOf(teamA), B: seedOf(teamB) };
}

async function record(
  tx: Tx,
  { id }: Series,
  action: string,
  { actor, now }: Acting,
  choice: veto.Choice | null = null,
): Promise<void> {
  const after = choice && { ...choice };
  await audit(tx, { at: now, actor: actor.id, action, subject: `match:${id}`, after });
}
