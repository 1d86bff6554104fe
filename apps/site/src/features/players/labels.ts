import type { PlayerRole } from '@mes/domain/players/roles';
import type { SocialLinkKind } from '@mes/domain/players/social-links';

export const ROLE_LABELS: Record<PlayerRole, string> = {
  leader: 'In-game leader',
  entry: 'Entry',
  support: 'Support',
  sniper: 'Sniper',
  lurker: 'Lurker',
  flex: 'Flex',
  coach: 'Coach',
};

export const LINK_LABELS: Record<SocialLinkKind, string> = {
  youtube: 'YouTube',
  twitch: 'Twitch',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  x: 'X',
  discord: 'Discord',
  facebook: 'Facebook',
  kick: 'Kick',
};
