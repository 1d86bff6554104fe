import type { PlayerRole } from '@mes/domain/players/roles';

export const ROLE_LABELS: Record<PlayerRole, string> = {
  leader: 'In-game leader',
  entry: 'Entry',
  support: 'Support',
  sniper: 'Sniper',
  lurker: 'Lurker',
  flex: 'Flex',
  coach: 'Coach',
};
