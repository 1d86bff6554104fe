/** Whether the teams are there and ready; both ready begins what comes next. */
import { InvalidAction } from '@mes/contract/errors';
import { hasResult } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import { closeNoShowCalls } from '../matches/staff-calls/service';
import type { Series } from '../matches/tables';
import { type Acting, settle, tellAll } from './acting';
import { assertTeamsKnown, standingIn, teamFor } from './people';
import { deadlinesOf } from './reading';
import * as repository from './repository';
import { findVeto } from './repository-vetoes';
import { roomSettings } from './settings';
import { open } from './vetoing';

interface ForTeam {
  readonly id: string;
  readonly opponent?: TeamSlot;
}

/** Any player can: the captain may be the one who is late. */
export async function checkIn(tx: Tx, { id, opponent }: ForTeam, acting: Acting): Promise<void> {
  const { results, actor, now } = acting;
  const series = await lockSeries(tx, id);
  const standing = await standingIn(tx, series, actor);
  const team = teamFor(standing, { wanted: opponent, captainOnly: false, actor });
  assertOpen(series);
  const column = team === 'A' ? 'checkedInA' : 'checkedInB';
  if (series[column] !== null) return;

  const { checkInOpensAt } = deadlinesOf(series, await roomSettings(tx));
  if (checkInOpensAt !== null && now < checkInOpensAt && !standing.isStaff)
    throw new InvalidAction('Check-in is not open yet.', { opensAt: checkInOpensAt });
  const make = (before: Series) => ({ ...before, [column]: now });
  await results.update(tx, { matchId: id, update: make }, { actor, now });
  // Should the other one be missing still, staff are called for that one.
  await closeNoShowCalls(tx, { matchId: id }, { actor, now });
  await repository.saveRoom(tx, id, { noShowTold: false });
}

export async function setReady(
  tx: Tx,
  { id, opponent, ready }: ForTeam & { ready: boolean },
  acting: Acting,
): Promise<void> {
  const { actor, now } = acting;
  const series = await lockSeries(tx, id);
  const standing = await standingIn(tx, series, actor);
  const team = teamFor(standing, { wanted: opponent, captainOnly: true, actor });
  await assertWaitsForTeams(tx, series);
  if (ready && series.state === 'scheduled') await checkIn(tx, { id, opponent: team }, acting);

  const column = team === 'A' ? 'readyA' : 'readyB';
  const room = await repository.saveRoom(tx, id, { [column]: ready ? now : null });
  if (room.readyA !== null && room.readyB !== null) await begin(tx, id, acting);
  await tellAll(tx, id);
}

/** Without waiting for the teams. */
export async function start(tx: Tx, id: string, acting: Acting): Promise<void> {
  const { actor, now } = acting;
  const series = await lockSeries(tx, id);
  assertOpen(series);
  const veto = await findVeto(tx, id);
  if (series.state === 'live') throw new InvalidAction('This match is live already.');
  if (series.state === 'veto' && veto?.state.turn)
    throw new InvalidAction('The veto is not over yet.');
  await goLive(tx, id, acting);
  const subject = `match:${id}`;
  await audit(tx, { at: now, actor: actor.id, action: 'match.started_by_staff', subject });
}

/** Maps that staff have named need no veto. */
async function begin(tx: Tx, id: string, acting: Acting): Promise<void> {
  const series = await lockSeries(tx, id);
  if (series.state === 'scheduled' && series.maps.length === 0) await open(tx, series, acting);
  else await goLive(tx, id, acting);
}

async function goLive(tx: Tx, id: string, acting: Acting): Promise<void> {
  await repository.saveRoom(tx, id, { readyA: null, readyB: null });
  await settle(tx, id, { state: 'live' }, acting);
}

function assertOpen(series: Series): void {
  assertTeamsKnown(series);
  if (hasResult(series)) throw new InvalidAction('This match already has a result.');
  if (series.state === 'cancelled') throw new InvalidAction('This match is cancelled.');
}

async function assertWaitsForTeams(tx: Tx, series: Series): Promise<void> {
  assertOpen(series);
  if (series.state === 'live') throw new InvalidAction('This match is live already.');
  if (series.state === 'veto' && (await findVeto(tx, series.id))?.state.turn)
    throw new InvalidAction('The veto is not over yet.');
}
