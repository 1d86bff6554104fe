/** Another time by agreement: one captain proposes, the other accepts, declines or counters. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { TimeProposal } from '@mes/contract/room-schemas';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { lockSeries } from '../../matches/results/service';
import type { Series } from '../../matches/tables';
import { toPlayerReference } from '../../players/service';
import { publishToRoom, type RoomDeps } from '../changes/service';
import { notifyCaptainOfProposal } from '../notifications/service';
import { assertTeamsKnown, findParticipant, teamFor } from '../participants/service';
import { saveRoom } from '../repository';
import type { TimeProposalState } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

const SOONEST_MS = 5 * 60_000;
const LATEST_MS = 60 * 86_400_000;

interface ScheduledMatch {
  readonly series: Series;
  /** The team of the captain who acts. */
  readonly own: TeamSlot;
}

export function createSchedule({ results }: RoomDeps) {
  /** Teams have to check in again for the new time. */
  async function accept(
    tx: Tx,
    { series, pending }: { series: Series; pending: repository.TimeProposalRow },
    action: Action,
  ): Promise<TimeProposal> {
    const { actor, now } = action;
    const { startsAt } = pending;
    const { id: matchId } = series;
    assertPossible(startsAt, { series, now });
    // Before the change: the result hook closes whatever is still open then.
    const accepted = await close(tx, { pending, state: 'accepted' }, action);
    const update = (before: Series) => ({
      ...before,
      startsAt,
      checkedInA: null,
      checkedInB: null,
    });
    await saveRoom(tx, matchId, { readyA: null, readyB: null, noShowTold: false });
    await results.update(tx, { matchId, update }, action);
    await audit(tx, {
      at: now,
      actor: actor.id,
      action: 'match.rescheduled',
      subject: `match:${matchId}`,
      before: { startsAt: series.startsAt },
      after: { startsAt },
    });
    return accepted;
  }

  return {
    /** Captains take their own proposal back by not accepting it. */
    async answer(
      tx: Tx,
      {
        id: matchId,
        proposal: proposalId,
        accept: isAccepted,
      }: { id: string; proposal: string; accept: boolean },
      action: Action,
    ): Promise<TimeProposal> {
      const { series, own } = await lockScheduledMatch(tx, matchId, action.actor);
      const pending = await repository.findPending(tx, matchId);
      if (pending?.id !== proposalId) throw new InvalidAction(texts.schedule.closed);
      if (pending.opponent === own) {
        if (isAccepted) throw new InvalidAction(texts.schedule.otherTeamAnswers);
        return close(tx, { pending, state: 'withdrawn' }, action);
      }
      if (isAccepted) return accept(tx, { series, pending }, action);
      const { startsAt, opponent: slot } = pending;
      await notifyCaptainOfProposal(
        tx,
        { series, proposalId, slot, startsAt, type: 'declined' },
        action,
      );
      return close(tx, { pending, state: 'declined' }, action);
    },
  };
}

export async function proposeTime(
  tx: Tx,
  { id: matchId, startsAt, counters }: { id: string; startsAt: number; counters?: string },
  action: Action,
): Promise<TimeProposal> {
  const { actor, now } = action;
  const { series, own } = await lockScheduledMatch(tx, matchId, actor);
  assertPossible(startsAt, { series, now });
  await closePending(tx, { matchId, own, counters }, action);
  const proposalId = uuidv7();
  await repository.insert(tx, {
    id: proposalId,
    match: matchId,
    opponent: own,
    by: actor.id,
    startsAt,
    state: 'pending',
    createdAt: now,
  });
  const slot = otherTeam(own);
  await notifyCaptainOfProposal(
    tx,
    { series, proposalId, slot, startsAt, type: 'proposed' },
    action,
  );
  return getProposal(tx, proposalId);
}

export async function listProposals(db: Db, matchId: string): Promise<TimeProposal[]> {
  return (await repository.findAll(db, { matchId })).map(toProposal);
}

/** One proposal is open at a time: the other captain counters it, or its author replaces it. */
async function closePending(
  tx: Tx,
  { matchId, own, counters }: { matchId: string; own: TeamSlot; counters?: string },
  action: Action,
): Promise<void> {
  const pending = await repository.findPending(tx, matchId);
  if (counters !== undefined && pending?.id !== counters)
    throw new InvalidAction(texts.schedule.closed);
  if (!pending) return;
  if (pending.opponent === own) {
    await close(tx, { pending, state: 'replaced' }, action);
    return;
  }
  if (counters === undefined) throw new InvalidAction(texts.schedule.proposedMeanwhile);
  await close(tx, { pending, state: 'countered' }, action);
}

async function close(
  tx: Tx,
  { pending, state }: { pending: repository.TimeProposalRow; state: TimeProposalState },
  { actor, now }: Action,
): Promise<TimeProposal> {
  const { id, match } = pending;
  await repository.update(tx, id, { state, answeredAt: now, answeredBy: actor.id });
  await publishToRoom(tx, match);
  return getProposal(tx, id);
}

async function lockScheduledMatch(tx: Tx, matchId: string, actor: Actor): Promise<ScheduledMatch> {
  const series = await lockSeries(tx, matchId);
  const { own, isCaptain } = await findParticipant(tx, series, actor);
  // Staff set times by editing the match: a proposal is between the captains.
  const participant = { own, isCaptain, isStaff: false };
  const slot = teamFor(participant, { captainOnly: true, actor });
  assertTeamsKnown(series);
  if (series.state !== 'scheduled') throw new InvalidAction(texts.schedule.begun);
  return { series, own: slot };
}

function assertPossible(startsAt: number, { series, now }: { series: Series; now: number }): void {
  const { tooSoon, tooLate, same } = texts.schedule;
  if (startsAt < now + SOONEST_MS) throw new InvalidParameter('startsAt', tooSoon);
  if (startsAt > now + LATEST_MS) throw new InvalidParameter('startsAt', tooLate);
  if (startsAt === series.startsAt) throw new InvalidParameter('startsAt', same);
}

async function getProposal(tx: Tx, proposalId: string): Promise<TimeProposal> {
  const [found] = await repository.findAll(tx, { proposalId });
  return toProposal(found!);
}

function toProposal({ proposal, by }: repository.ProposalWithAuthor): TimeProposal {
  const { id, opponent, startsAt, state, createdAt, answeredAt } = proposal;
  return { id, opponent, by: by && toPlayerReference(by), startsAt, state, createdAt, answeredAt };
}
