import type { Announcement, AnnouncementBanner } from '@mes/contract/announcement-schemas';
import { announcementState } from '@mes/domain/announcements/state';
import { pictureReference } from '../../platform/files/store';
import type { AnnouncementRow, FoundAnnouncement } from './repository';

/** Of one that is live. */
export function toBanner(row: AnnouncementRow, seen: boolean): AnnouncementBanner {
  const { id, title, text, tone, startsAt, endsAt } = row;
  return { id, title, text, tone, button: toButton(row), startsAt: startsAt!, endsAt, seen };
}

export function toAnnouncement(
  { announcement: row, tournament, updater, accountsSeen }: FoundAnnouncement,
  now: number,
): Announcement {
  const { id, title, text, tone, audience, notifies } = row;
  const { startsAt, endsAt, updatedAt, revision } = row;
  return {
    ...{ id, title, text, tone, audience, notifies, startsAt, endsAt, updatedAt, revision },
    button: toButton(row),
    tournament,
    state: announcementState(row, now),
    seen: { accounts: accountsSeen, visitors: row.visitorsSeen },
    updatedBy: updater && { ...updater, photo: pictureReference(updater.photo)?.url ?? null },
  };
}

export function toButton({
  buttonLabel: label,
  buttonTo: to,
}: Pick<AnnouncementRow, 'buttonLabel' | 'buttonTo'>): AnnouncementBanner['button'] {
  return label === null || to === null ? null : { label, to };
}
