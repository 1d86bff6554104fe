import type { Announcement } from '@mes/contract/announcement-schemas';
import type { AudienceKind } from '@mes/domain/announcements/audience';
import type { AnnouncementState } from '@mes/domain/announcements/state';
import type { ChipProps } from '../../components/layout/Chip';

export const STATE_LABELS: Readonly<Record<AnnouncementState, string>> = {
  draft: 'Draft',
  planned: 'Scheduled',
  live: 'Shown',
  ended: 'Ended',
  deleted: 'Deleted',
};

export const STATE_TONES: Readonly<Record<AnnouncementState, ChipProps['tone']>> = {
  draft: 'neutral',
  planned: 'info',
  live: 'win',
  ended: 'neutral',
  deleted: 'loss',
};

export const AUDIENCE_LABELS: Readonly<Record<AudienceKind, string>> = {
  everyone: 'Everyone',
  accounts: 'Everyone who is signed in',
  tournament: 'The teams of a tournament',
  staff: 'Staff',
};

export const TONE_LABELS: Readonly<Record<Announcement['tone'], string>> = {
  info: 'Information',
  success: 'Good news',
  warning: 'Warning',
};

/** `The teams of Embers S3` */
export function audienceLabel({
  audience,
  tournament,
}: Pick<Announcement, 'audience' | 'tournament'>): string {
  if (audience !== 'tournament') return AUDIENCE_LABELS[audience];
  return tournament ? `The teams of ${tournament.name}` : 'No one: the tournament was deleted';
}
