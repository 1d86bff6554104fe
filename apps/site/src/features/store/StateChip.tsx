import type { StoreRequestState } from '@mes/domain/store/requests';
import { Chip, type ChipProps } from '../../components/layout/Chip';
import { REQUEST_STATE_LABELS } from './labels';

const TONES: Record<StoreRequestState, ChipProps['tone']> = {
  open: 'info',
  fulfilled: 'win',
  refused: 'loss',
  cancelled: 'neutral',
  expired: 'warn',
};

export function StateChip({ state }: { state: StoreRequestState }) {
  return <Chip tone={TONES[state]}>{REQUEST_STATE_LABELS[state]}</Chip>;
}
