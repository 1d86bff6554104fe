/** What the audience of announcements does with them: sees and dismisses them. */
import type { AnnouncementBanner } from '@mes/contract/announcement-schemas';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import { type AudienceMember, isInAudience } from '@mes/domain/announcements/audience';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findTournamentsOfPlayer } from '../../tournaments/participants/service';
import type { AnnouncementRow } from '../repository';
import * as announcements from '../repository';
import { toBanner } from '../views';
import * as repository from './repository';

type Reader = Pick<Actor, 'id' | 'permissions' | 'bans'>;

export async function listForVisitors(db: Db, now: number): Promise<AnnouncementBanner[]> {
  const live = await announcements.findLive(db, now);
  return live.filter((row) => isFor(row, null)).map((row) => toBanner(row, false));
}

/** For other places where everyone reads; null for one that is not live or not for everyone. */
export async function findForEveryone(
  db: Db,
  id: string,
  now: number,
): Promise<AnnouncementBanner | null> {
  const row = await announcements.findLiveById(db, { id, now });
  return row && isFor(row, null) ? toBanner(row, false) : null;
}

export async function listForAccount(
  db: Db,
  reader: Reader,
  now: number,
): Promise<AnnouncementBanner[]> {
  const live = await announcements.findLive(db, now);
  const member = await toMember(db, live, reader);
  const own = live.filter((row) => isFor(row, member));
  const seen = await repository.findSeen(db, {
    ids: own.map(({ id }) => id),
    accountId: reader.id,
  });
  const states = new Map(seen.map(({ id, isDismissed }) => [id, isDismissed]));
  return own
    .filter(({ id }) => states.get(id) !== true)
    .map((row) => toBanner(row, states.has(row.id)));
}

/** Only who is in its audience counts. */
export async function see(
  db: Db,
  { id, seenCounts }: { id: string; seenCounts: SeenCounts },
  { actor, now }: Action<Actor | null>,
): Promise<void> {
  await findForReader(db, id, { actor, now });
  if (!actor) seenCounts.addVisitor(id);
  else if (await repository.insertSeen(db, { id, accountId: actor.id, now })) {
    seenCounts.addAccount(id);
  }
}

/** Twice is the same as once. */
export async function dismiss(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  await findForReader(tx, id, { actor, now });
  await repository.saveDismissed(tx, { id, accountId: actor.id, now });
  await publish(tx, channels.account(actor.id), 'announcement.dismissed', { id });
}

/** Collects who saw what, so that a busy minute does not write the row of an announcement each time. */
export interface SeenCounts {
  addVisitor(id: string): void;
  addAccount(id: string): void;
  /** Saves the visitors and publishes the new numbers. */
  publish(): Promise<void>;
}

export function createSeenCounts({ transaction }: Database): SeenCounts {
  let pending = new Map<string, number>();
  const add = (id: string, visitors: number) => {
    pending.set(id, (pending.get(id) ?? 0) + visitors);
  };
  return {
    addVisitor: (id) => add(id, 1),
    addAccount: (id) => add(id, 0),
    async publish() {
      if (pending.size === 0) return;
      const counted = pending;
      pending = new Map();
      try {
        await transaction(async (tx) => {
          // In one order, so that two processes do not wait for each other.
          for (const [id, visitors] of [...counted].sort(([one], [other]) =>
            one < other ? -1 : 1,
          )) {
            const seen = await repository.addVisitors(tx, { id, visitors });
            if (seen) await publish(tx, channels.staff(), 'announcement.seen', { id, ...seen });
          }
        });
      } catch (error) {
        for (const [id, visitors] of counted) add(id, visitors);
        throw error;
      }
    },
  };
}

async function findForReader(
  db: Db,
  id: string,
  { actor, now }: Action<Actor | null>,
): Promise<void> {
  const row = await announcements.findLiveById(db, { id, now });
  if (!row || !isFor(row, actor && (await toMember(db, [row], actor)))) throw new ObjectNotFound();
}

function isFor({ audience, tournament }: AnnouncementRow, member: AudienceMember | null): boolean {
  return isInAudience({ audience, tournamentId: tournament }, member);
}

/** Asks for tournaments only where an announcement is for the teams of one. */
async function toMember(
  db: Db,
  live: readonly AnnouncementRow[],
  { id, permissions, bans }: Reader,
): Promise<AudienceMember> {
  const needsTournaments = live.some(({ audience }) => audience === 'tournament');
  const tournamentIds = needsTournaments ? await findTournamentsOfPlayer(db, id) : [];
  return { isBanned: bans.includes('site'), permissions, tournamentIds };
}
