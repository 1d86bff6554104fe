import type { Giveaway } from '@mes/contract/giveaways';
import type { ChipProps } from '../../components/layout/Chip';

export const STATE_LABELS: Record<Giveaway['state'], string> = {
  planned: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  drawn: 'Drawn',
};

export const STATE_TONES: Record<Giveaway['state'], ChipProps['tone']> = {
  planned: 'neutral',
  open: 'win',
  closed: 'neutral',
  drawn: 'info',
};
