import type { ChatRole, LinkRule } from '@mes/domain/chat/limits';

export const ROLE_LABELS: Record<ChatRole, string> = {
  everyone: 'Everyone',
  Moderator: 'Moderators only',
};

export const LINK_RULE_LABELS: Record<LinkRule, string> = {
  off: 'No links',
  known_hosts: 'Only to known sites',
  on: 'All, for accounts that are old enough',
};

export const TIME_OUT_LABELS: readonly { readonly minutes: number; readonly label: string }[] = [
  { minutes: 5, label: '5 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 360, label: '6 hours' },
  { minutes: 1_440, label: '1 day' },
  { minutes: 4_320, label: '3 days' },
  { minutes: 10_080, label: '7 days' },
];

/** `30 s`, `5 min`, `2 h` */
export function slowModeLabel(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}
