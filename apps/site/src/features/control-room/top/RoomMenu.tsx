import { AppLink } from '../../../components/AppLink';
import { confirm } from '../../../components/dialogs/dialogs';
import { useNavigate } from '../../../router/use-navigate';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import * as texts from '../texts';
import { PopPanel } from './PopPanel';
import { endRehearsal, startRehearsal } from './rehearsal';

/** What is done before and after a show. */
export function RoomMenu({ onClose }: { onClose: () => void }) {
  const room = useRoom();
  const navigate = useNavigate();
  const { rehearsal } = room.desk.program;

  async function closeRoom(): Promise<void> {
    const isSure =
      !room.obs.state.isStreaming ||
      (await confirm({
        title: texts.closeRoom,
        message: texts.closeRoomMessage,
        confirmLabel: texts.closeRoom,
        danger: true,
      }));
    if (isSure) await navigate('/stream/configuration');
  }

  return (
    <PopPanel label={texts.roomMenu} isMenu onClose={onClose}>
      {rehearsal ? (
        <Press
          align="left"
          onClick={() => {
            onClose();
            void endRehearsal();
          }}
        >
          {texts.endRehearsal}
        </Press>
      ) : (
        <Press
          align="left"
          onClick={() => {
            onClose();
            void startRehearsal(room);
          }}
        >
          {texts.startRehearsal}
        </Press>
      )}
      <AppLink to="/stream/library">{texts.library}</AppLink>
      <AppLink to="/stream/configuration">{texts.settings}</AppLink>
      <Press align="left" onClick={() => void closeRoom()}>
        {texts.closeRoom}
      </Press>
    </PopPanel>
  );
}
