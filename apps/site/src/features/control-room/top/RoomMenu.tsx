import { AppLink } from '../../../components/AppLink';
import { useNavigate } from '../../../router/use-navigate';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import * as roomTexts from '../texts';
import { PopPanel } from './PopPanel';
import { endRehearsal, startRehearsal } from './rehearsal';
import * as texts from './texts';

/** What is done before and after a show. */
export function RoomMenu({ onClose }: { onClose: () => void }) {
  const room = useRoom();
  const navigate = useNavigate();
  const { rehearsal } = room.desk.program;

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
      <ElsewhereLink to="/stream/library">{roomTexts.library}</ElsewhereLink>
      <ElsewhereLink to="/stream/configuration">{texts.settings}</ElsewhereLink>
      <Press align="left" onClick={() => void navigate('/stream/configuration')}>
        {roomTexts.closeRoom}
      </Press>
    </PopPanel>
  );
}

/** A show goes on meanwhile, so the room stays open. */
function ElsewhereLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink to={to} target="_blank" rel="noopener">
      {children}
      <small>{texts.inAnotherTab}</small>
    </AppLink>
  );
}
