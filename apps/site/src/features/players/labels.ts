import type { SocialLinkKind } from '@mes/domain/players/social-links';

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
