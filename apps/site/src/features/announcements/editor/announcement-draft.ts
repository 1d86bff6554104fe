import type { Announcement, AnnouncementContent } from '@mes/contract/announcement-schemas';
import { isAllowedAddress } from '@mes/domain/announcements/button';
import * as texts from '../texts';

/** The state of the form. */
export interface AnnouncementDraft extends Omit<AnnouncementContent, 'button'> {
  readonly hasButton: boolean;
  /** Remembered while the form has no button. */
  readonly buttonLabel: string;
  readonly buttonTo: string;
}

const EMPTY: AnnouncementDraft = {
  ...{ title: '', text: '', tone: 'info', audience: 'everyone', tournamentId: null },
  ...{ notifies: false, endsAt: null, hasButton: false, buttonLabel: '', buttonTo: '' },
};

export function draftOf(announcement: Announcement | null): AnnouncementDraft {
  if (!announcement) return EMPTY;
  const { tournament, ...content } = announcement;
  return draftOfContent({ ...content, tournamentId: tournament?.id ?? null });
}

export function draftOfContent(content: AnnouncementContent): AnnouncementDraft {
  const { title, text, tone, audience, tournamentId, notifies, endsAt, button } = content;
  return {
    ...{ title, text, tone, audience, tournamentId, notifies, endsAt },
    hasButton: button !== null,
    buttonLabel: button?.label ?? '',
    buttonTo: button?.to ?? '',
  };
}

export function contentOf(draft: AnnouncementDraft): AnnouncementContent {
  const { hasButton, buttonLabel, buttonTo, ...content } = draft;
  const button = hasButton ? { label: buttonLabel.trim(), to: buttonTo.trim() } : null;
  const isForTeams = content.audience === 'tournament';
  return { ...content, button, tournamentId: isForTeams ? content.tournamentId : null };
}

export function isSameContent(one: AnnouncementDraft, other: AnnouncementDraft): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** Why it cannot be saved, or null. */
export function draftProblem(draft: AnnouncementDraft): string | null {
  if (draft.title.trim() === '') return texts.needsTitle;
  const { button, audience, tournamentId } = contentOf(draft);
  if (button && (button.label === '' || button.to === '')) return texts.needsButton;
  if (button && !isAllowedAddress(button.to)) return texts.wrongAddress;
  return audience === 'tournament' && tournamentId === null ? texts.needsTournament : null;
}
