/** Another time by agreement: one captain proposes, the other accepts, declines or counters. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { TimeProposal } from '@mes/contract/room-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { otherTeam } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Db, Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import type { Series } from '../matches/tables';
import { toReference } from '../players/service';
import { type Acting, tellRoom } from './acting';
import { assertTeamsKnown, standingIn, teamFor } from './people';
import { saveRoom } from './repository';
import * as repository from './repository-times';
import type { TimeProposalState } from './tables';
import { tellOfProposal } from './telling-captains';

const SOONEST_MS = 5 * 60_000;
const LATEST_MS = 60 * 86_400_000;

export async function propose(
  tx: Tx,
  { id, startsAt, counters }: { id: string; startsAt: number; counters?: string },
  acting: Acting,
): Promise<TimeProposal> {
  const { actor, now } = acting;
  const { series, own } = await scheduledMatchOf(tx, id, acting);
  assertSensible(startsAt, { series, now });
  await clearTheWay(tx, { id, own, counters }, acting);
  const proposal = { id: uuidv7(), match: id, opponent: own, by: actor.id, startsAt } as const;
  await repository.insertProposal(tx, { ...proposal, state: 'pending', createdAt: now });
  const to = otherTeam(own);
  await tellOfProposal(tx, series, { id: proposal.id, to, startsAt, now, type: 'proposed' });
  return shown(tx, proposal.id);
}

/** The own one is taken back by not accepting it. */
export async function answer(
  tx: Tx,
  { id, proposal: wanted, accept }: { id: string; proposal: string; accept: boolean },
  acting: Acting,
): Promise<TimeProposal> {
  const { now } = acting;
  const { series, own } = await scheduledMatchOf(tx, id, acting);
  const pending = await repository.findPending(tx, id);
  if (pending?.id !== wanted) throw noLongerOpen();
  if (pending.opponent === own) {
    if (accept) throw new InvalidAction('The other team answers your proposal.');
    return close(tx, pending, 'withdrawn', acting);
  }
  if (accept) return agree(tx, series, pending, acting);
  const { startsAt, opponent: to } = pending;
  await tellOfProposal(tx, series, { id: wanted, to, startsAt, now, type: 'declined' });
  return close(tx, pending, 'declined', acting);
}

export async function proposalsOf(db: Db, match: string): Promise<TimeProposal[]> {
  return (await repository.findProposals(db, { match })).map(toProposal);
}

/** Whoever has checked in for the old time has not for the new one. */
async function agree(
  tx: Tx,
  series: Series,
  pending: repository.ProposalRow,
  acting: Acting,
): Promise<TimeProposal> {
  const { results, actor, now } = acting;
  const { startsAt } = pending;
  const { id } = series;
  assertSensible(startsAt, { series, now });
  // Before the change: followers close whatever is still open then.
  const agreed = await close(tx, pending, 'accepted', acting);
  const make = (before: Series) => ({
    ...before,
    startsAt,
    checkedInA: null,
    checkedInB: null,
  });
  await saveRoom(tx, id, { readyA: null, readyB: null, noShowTold: false });
  await results.update(tx, { matchId: id, update: make }, { actor, now });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'match.rescheduled',
    subject: `match:${id}`,
    before: { startsAt: series.startsAt },
    after: { startsAt },
  });
  return agreed;
}

/** One proposal waits at a time: it is countered by the other captain or replaced by its own. */
async function clearTheWay(
  tx: Tx,
  { id, own, counters }: { id: string; own: TeamSlot; counters?: string },
  acting: Acting,
): Promise<void> {
  const pending = await repository.findPending(tx, id);
  if (counters !== undefined && pending?.id !== counters) throw noLongerOpen();
  if (!pending) return;
  if (pending.opponent === own) {
    await close(tx, pending, 'replaced', acting);
    return;
  }
  if (counters === undefined)
    throw new InvalidAction('The other team has proposed a time meanwhile.');
  await close(tx, pending, 'countered', acting);
}

async function close(
  tx: Tx,
  { id, match }: repository.ProposalRow,
  state: TimeProposalState,
  { actor, now }: Acting,
): Promise<TimeProposal> {
  await repository.updateProposal(tx, id, { state, answeredAt: now, answeredBy: actor.id });
  await tellRoom(tx, match);
  return shown(tx, id);
}

async function scheduledMatchOf(
  tx: Tx,
  id: string,
  { actor }: Acting,
): Promise<{ series: Series; own: TeamSlot }> {
  const series = await lockSeries(tx, id);
  const { own, isCaptain } = await standingIn(tx, series, actor);
  // Staff set times by editing the match: a proposal is between the captains.
  const standing = { own, isCaptain, isStaff: false };
  const team = teamFor(standing, { captainOnly: true, actor });
  assertTeamsKnown(series);
  if (series.state !== 'scheduled')
    throw new InvalidAction('Only a match that has not begun can be moved.');
  return { series, own: team };
}

function assertSensible(startsAt: number, { series, now }: { series: Series; now: number }): void {
  if (startsAt < now + SOONEST_MS)
    throw new InvalidParameter('startsAt', 'It must lie at least five minutes ahead.');
  if (startsAt > now + LATEST_MS)
    throw new InvalidParameter('startsAt', 'It must lie within the next 60 days.');
  if (startsAt === series.startsAt)
    throw new InvalidParameter('startsAt', 'The match starts at that time already.');
}

function noLongerOpen(): InvalidAction {
  return new InvalidAction('This proposal is no longer open.');
}

async function shown(tx: Tx, id: string): Promise<TimeProposal> {
  const [found] = await repository.findProposals(tx, { id });
  return toProposal(found!);
}

function toProposal({ proposal, by }: repository.ShownProposal): TimeProposal {
  const { id, opponent, startsAt, state, createdAt, answeredAt } = proposal;
  return { id, opponent, by: by && toReference(by), startsAt, state, createdAt, answeredAt };
}
