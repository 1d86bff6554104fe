import type { NotificationKind } from '@mes/contract/notification-kinds';
import {
  IconAt,
  IconBell,
  IconCalendarEvent,
  IconCircleCheck,
  IconClipboardCheck,
  IconCrystalBall,
  IconGift,
  IconLifebuoy,
  IconMail,
  IconMap2,
  IconSpeakerphone,
  IconStar,
  IconTournament,
  IconTrophy,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';

const ICONS: Record<NotificationKind, typeof IconUsers> = {
  team_invitations: IconUserPlus,
  team_changes: IconUsers,
  tournament_signups: IconClipboardCheck,
  tournament_progress: IconTournament,
  check_in: IconCircleCheck,
  match_schedule: IconCalendarEvent,
  match_results: IconTrophy,
  veto_turns: IconMap2,
  predictions: IconCrystalBall,
  followed_starts: IconStar,
  followed_live: IconStar,
  followed_results: IconStar,
  followed_tournaments: IconStar,
  followed_players: IconStar,
  messages: IconMail,
  chat_mentions: IconAt,
  ticket_answers: IconLifebuoy,
  staff_tickets: IconLifebuoy,
  giveaways: IconGift,
  store: IconGift,
  announcements: IconSpeakerphone,
  account: IconUserCircle,
};

interface KindIconProps {
  kind: NotificationKind;
  className?: string;
}

export function KindIcon({ kind, className }: KindIconProps) {
  // A newer server may send kinds that this build does not know.
  const Icon = ICONS[kind] ?? IconBell;
  return <Icon size={18} stroke={1.75} className={className} aria-hidden="true" />;
}
