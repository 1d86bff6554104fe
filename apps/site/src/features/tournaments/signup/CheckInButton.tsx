import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { IconCircleCheck } from '@tabler/icons-react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction } from '../../../components/dialogs/dialogs';
import { Countdown } from '../../../components/text/Countdown';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/**
 * For leaders of registered teams while check-in is open; teams that do not check in are dropped.
 * Afterwards it is there for registered teams that must check in again.
 */
export function CheckInButton({ tournament }: { tournament: Tournament }) {
  const { id, name } = tournament;
  const signup = useCall('tournaments', 'signup', { id }).data;
  const checkIn = useWrite('tournaments', 'checkIn');
  const application = signup?.application;
  const isOver = tournament.state !== 'check_in';
  if (application?.state !== 'registered' && (isOver || application?.state !== 'waitlisted'))
    return null;
  if (application.checkedIn) {
    return (
      <Button variant="ghost" disabled icon={<IconCircleCheck stroke={1.75} aria-hidden="true" />}>
        {texts.checkedIn}
      </Button>
    );
  }
  const closes = tournament.signup.checkInClose;
  return (
    <Button
      onClick={() =>
        void confirmAction({
          title: interpolate(texts.checkInTitle, { name }),
          message: interpolate(texts.checkInMessage, { teamName: application.team.name }),
          confirmLabel: texts.checkIn,
          skin: skinFor(tournament),
          action: () => checkIn.mutateAsync({ id }),
          success: interpolate(texts.teamCheckedIn, { teamName: application.team.name }),
        })
      }
    >
      {texts.checkIn}
      {closes !== null && !isOver && <Countdown to={closes} />}
    </Button>
  );
}
