import { IconPencil } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { ConversationsHead } from '../../components/conversation/ConversationFrame';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { useNavigate } from '../../router/use-navigate';
import * as texts from './texts';

export function MessagesHead({ isOpen }: { isOpen: boolean }) {
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
    <ConversationsHead
      title={texts.messages}
      isOpen={isOpen}
      actions={
        <Button
          icon={<IconPencil stroke={1.75} aria-hidden="true" />}
          onClick={() => void writeNew()}
        >
          {texts.newMessage}
        </Button>
      }
    />
  );
}
