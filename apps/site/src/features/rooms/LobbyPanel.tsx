import { MAX_LOBBY } from '@mes/contract/constants';
import type { RoomDetails } from '@mes/contract/room-schemas';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { CopyBox } from '../../components/text/CopyBox';
import styles from './RoomPanels.module.css';
import * as texts from './texts';

/** The lobby details of the game, which only the two teams and staff receive. */
export function LobbyPanel({ id, details }: { id: string; details: RoomDetails }) {
  const setLobby = useWrite('rooms', 'setLobby');
  const { lobby, isCaptain, isStaff } = details;
  const edit = () =>
    ask({
      title: texts.lobbyDetails,
      message: texts.lobbyMessage,
      label: texts.lobbyDetails,
      initial: lobby,
      placeholder: texts.lobbyPlaceholder,
      maxLength: MAX_LOBBY,
      optional: true,
      confirmLabel: texts.saveLobby,
      action: (text) => setLobby.mutateAsync({ id, lobby: text.trim() }),
    });
  return (
    <Section title={texts.lobby} level={3}>
      <Panel pad className={styles.stack}>
        {lobby === '' ? (
          <p className={styles.note}>{texts.noLobby}</p>
        ) : (
          <CopyBox text={lobby} label={texts.lobbyDetails} />
        )}
        {(isCaptain || isStaff) && (
          <Button variant="quiet" size="sm" onClick={() => void edit()}>
            {lobby === '' ? texts.addLobbyDetails : texts.changeLobbyDetails}
          </Button>
        )}
      </Panel>
    </Section>
  );
}
