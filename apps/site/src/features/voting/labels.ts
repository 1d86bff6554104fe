import type { VotingMatch } from '@mes/contract/voting-schemas';

export const STATE_LABELS: Readonly<Record<VotingMatch['state'], string>> = {
  open: 'Open',
  locked: 'Locked',
  settled: 'Settled',
  returned: 'Stakes returned',
};
