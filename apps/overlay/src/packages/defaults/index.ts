import type { DefaultLayout, LayoutLoader } from '../kit';

/** Made of the parts of a kit, so they have the look of every package. */
export const DEFAULT_LAYOUTS: { readonly [Name in DefaultLayout]: LayoutLoader<Name> } = {
  schedule: () => import('./Schedule'),
  format: () => import('./Format'),
  'prize-pool': () => import('./PrizePool'),
  interview: () => import('./Interview'),
  'maps-overview': () => import('./MapsOverview'),
  'safe-card': () => import('./SafeCard'),
  'stream-end': () => import('./StreamEnd'),
  thumbnail: () => import('./Thumbnail'),
  'team-info': () => import('./TeamInfo'),
  'player-profile': () => import('./PlayerProfile'),
  'player-versus': () => import('./PlayerVersus'),
  voting: () => import('./Voting'),
  'voting-leaderboard': () => import('./VotingLeaderboard'),
  giveaway: () => import('./Giveaway'),
  clips: () => import('./Clips'),
  'info-card': () => import('./InfoCard'),
};
