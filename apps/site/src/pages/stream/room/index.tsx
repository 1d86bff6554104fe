import { useEffect } from 'react';
import { COMMUNITY } from '../../../community';
import { Restricted } from '../../../components/notices/Restricted';
import { ControlRoom } from '../../../features/control-room/ControlRoom';
import * as texts from '../../../features/control-room/texts';

/** Full screen, outside the frame of the site. */
export default function ControlRoomPage() {
  useEffect(() => {
    document.title = `${texts.controlRoom} · ${COMMUNITY.name}`;
  }, []);
  return (
    <Restricted to="Admin|editstream">
      <ControlRoom />
    </Restricted>
  );
}
