import type { Ticket } from '@mes/contract/support-schemas';
import type { TicketState } from '@mes/domain/support/tickets';
import { Chip, type ChipProps } from '../../components/layout/Chip';
import { CATEGORY_LABELS, OUTCOME_LABELS, STATE_LABELS } from './labels';

const TONES: Record<TicketState, ChipProps['tone']> = {
  open: 'info',
  waiting_for_staff: 'warn',
  waiting_for_player: 'neutral',
  closed: 'neutral',
};

export function TicketChips({ ticket: { state, category, outcome } }: { ticket: Ticket }) {
  return (
    <>
      <Chip tone={TONES[state]}>{STATE_LABELS[state]}</Chip>
      {outcome !== null && <Chip>{OUTCOME_LABELS[outcome]}</Chip>}
      <Chip>{CATEGORY_LABELS[category]}</Chip>
    </>
  );
}
