import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction } from '../../../components/dialogs/dialogs';
import { Countdown } from '../../../components/text/Countdown';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/** The button is disabled for this long, so that the rules are read. */
const MIN_READING_MS = 60_000;

/** Confirms the rules of a tournament that requires it, after time to read them. */
export function RulesButton({ tournament }: { tournament: Tournament }) {
  const { id, name } = tournament;
  const confirmed = useCall('tournaments', 'confirmedRules', { tournament: id });
  const confirm = useWrite('tournaments', 'confirmRules');
  const [enabledAt] = useState(() => Date.now() + MIN_READING_MS);
  const [isRead, setIsRead] = useState(false);

  if (!confirmed.data) return null;
  if (confirmed.data.confirmed) {
    return (
      <Button variant="ghost" disabled icon={<IconCircleCheck stroke={1.75} aria-hidden="true" />}>
        {texts.confirmed}
      </Button>
    );
  }
  if (!isRead) {
    return (
      <Button variant="ghost" disabled>
        {texts.confirmRulesIn} <Countdown to={enabledAt} onEnd={() => setIsRead(true)} />
      </Button>
    );
  }
  return (
    <Button
      variant="ghost"
      onClick={() =>
        void confirmAction({
          title: texts.confirmRules,
          message: interpolate(texts.confirmRulesMessage, { name }),
          confirmLabel: texts.confirmRules,
          skin: skinFor(tournament),
          action: () => confirm.mutateAsync({ tournament: id }),
          success: texts.rulesConfirmed,
        })
      }
    >
      {texts.confirmRules}
    </Button>
  );
}
