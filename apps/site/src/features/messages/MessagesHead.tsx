import { classNames } from '@mes/ui/class-names';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import styles from './MessagesHead.module.css';
import * as texts from './texts';

/** Hidden on a phone while a conversation is open. */
export function MessagesHead({ open }: { open: boolean }) {
  const navigate = useNavigate();
  const writeNew = async () => {
    const player = await searchPlayer({
      title: texts.newMessage,
      label: texts.toWhom,
      confirmLabel: texts.writeMessage,
    });
    if (player) await navigate(`/messages/${encodeURIComponent(player.ID)}`);
  };
  return (
    <header className={classNames(styles.head, open && styles.open)}>
      <h1 className={styles.title}>{texts.messages}</h1>
      <Button
        icon={<IconPencil stroke={1.75} aria-hidden="true" />}
        onClick={() => void writeNew()}
      >
        {texts.newMessage}
      </Button>
    </header>
  );
}
