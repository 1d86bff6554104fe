import { MAX_LOBBY } from '@mes/contract/constants';
import type { RoomDetails } from '@mes/contract/room-schemas';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { CopyBox } from '../../components/text/CopyBox';
import styles from './RoomPanels.module.css';

/** The lobby details of the game, which only the two teams and staff receive. */
export function LobbyPanel({ id, details }: { id: string; details: RoomDetails }) {
  const setLobby = useWrite('rooms', 'setLobby');
  const { lobby, isCaptain, isStaff } = details;
  const edit = () =>
    ask({
      title: 'Lobby details',
      message: 'Only the two teams and staff see them.',
      label: 'Lobby details',
      initial: lobby,
      placeholder: 'Lobby code, password, server',
      maxLength: MAX_LOBBY,
      optional: true,
      confirmLabel: 'Save lobby',
      action: (text) => setLobby.mutateAsync({ id, lobby: text.trim() }),
    });
  return (
    <Section title="Lobby" level={3}>
      <Panel pad className={styles.stack}>
        {lobby === '' ? (
          <p className={styles.note}>Nobody has said yet where to meet.</p>
        ) : (
          <CopyBox text={lobby} label="Lobby details" />
        )}
        {(isCaptain || isStaff) && (
          <Button variant="quiet" size="sm" onClick={() => void edit()}>
            {lobby === '' ? 'Add lobby details' : 'Change lobby details'}
          </Button>
        )}
      </Panel>
    </Section>
  );
}
