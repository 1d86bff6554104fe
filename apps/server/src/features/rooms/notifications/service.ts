import type { TeamSlot } from '@mes/domain/series/team-slots';
import { BAN, VETO_SEQUENCES } from '@mes/domain/veto/formats';
import type { Turn, Veto } from '@mes/domain/veto/veto';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { findSummaries } from '../../matches/summaries/service';
import type { Series } from '../../matches/tables';
import { markReadAbout, notify } from '../../notifications/service';
import { findCaptainIds } from '../participants/service';
import { texts } from '../texts';

const TURN_STARTED = 'match.veto_turn_started';

export async function notifyCaptainOfTurn(
  tx: Tx,
  { series, veto, turn }: { series: Series; veto: Veto; turn: Turn },
  { now }: AnyAction,
): Promise<void> {
  const captainId = (await findCaptainIds(tx, series))[turn.by];
  if (captainId === null) return;
  const [match] = await findSummaries(tx, [series.id]);
  const { title, text } = texts.notifications.turn;
  await notify(tx, {
    accountIds: [captainId],
    type: TURN_STARTED,
    title: title(match),
    text: text(taskOf(veto, turn), Math.round(veto.turnMs / 1_000)),
    link: linkTo(series),
    key: `veto:${turn.token}`,
    now,
  });
}

/** The turn is over: its captain, somebody of staff or the clock ended it. */
export async function markTurnRead(
  tx: Tx,
  { series, slot }: { series: Series; slot: TeamSlot },
  { now }: AnyAction,
): Promise<void> {
  const accountId = (await findCaptainIds(tx, series))[slot];
  if (accountId === null) return;
  await markReadAbout(tx, { accountId, types: [TURN_STARTED], link: linkTo(series), now });
}

export async function notifyCaptainOfProposal(
  tx: Tx,
  {
    series,
    proposalId,
    slot,
    startsAt,
    type,
  }: {
    series: Series;
    proposalId: string;
    slot: TeamSlot;
    startsAt: number;
    type: 'proposed' | 'declined';
  },
  { now }: AnyAction,
): Promise<void> {
  const captainId = (await findCaptainIds(tx, series))[slot];
  if (captainId === null) return;
  const [match] = await findSummaries(tx, [series.id]);
  await notify(tx, {
    accountIds: [captainId],
    type: `match.reschedule_${type}`,
    ...texts.notifications[type](match, startsAt),
    link: linkTo(series),
    key: `time.${type}:${proposalId}`,
    now,
  });
}

function taskOf({ format }: Veto, { slot, chooses }: Turn): string {
  const { chooseSide, banMap, pickMap } = texts.notifications.turn;
  if (chooses === 'side') return chooseSide;
  return VETO_SEQUENCES[format][slot] === BAN ? banMap : pickMap;
}

function linkTo({ id }: Series): string {
  return `/app/matchup/${id}`;
}
