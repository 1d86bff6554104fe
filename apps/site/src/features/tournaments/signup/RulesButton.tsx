import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction } from '../../../components/dialogs/dialogs';
import { Countdown } from '../../../components/text/Countdown';

/** Nobody reads rules faster than that. */
const READING_MS = 60_000;

/** For players of tournaments that ask for it: time to read first, then the confirmation. */
export function RulesButton({ tournament }: { tournament: Tournament }) {
  const { id, name } = tournament;
  const confirmed = useCall('tournaments', 'confirmedRules', { tournament: id });
  const confirm = useWrite('tournaments', 'confirmRules');
  const [readAt] = useState(() => Date.now() + READING_MS);
  const [isRead, setIsRead] = useState(false);

  if (!confirmed.data) return null;
  if (confirmed.data.confirmed) {
    return (
      <Button variant="ghost" disabled icon={<IconCircleCheck stroke={1.75} aria-hidden="true" />}>
        Confirmed
      </Button>
    );
  }
  if (!isRead) {
    return (
      <Button variant="ghost" disabled>
        Confirm Rules in <Countdown to={readAt} onEnd={() => setIsRead(true)} />
      </Button>
    );
  }
  return (
    <Button
      variant="ghost"
      onClick={() =>
        void confirmAction({
          title: 'Confirm Rules',
          message: `You have read the rules of ${name} and will keep to them.`,
          confirmLabel: 'Confirm Rules',
          skin: skinFor(tournament),
          action: () => confirm.mutateAsync({ tournament: id }),
          success: 'Rules confirmed!',
        })
      }
    >
      Confirm Rules
    </Button>
  );
}
