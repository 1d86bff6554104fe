import { createExcerpt } from '@mes/domain/messages/text';
import { classNames } from '@mes/ui/class-names';
import { IconDots } from '@tabler/icons-react';
import { interpolate } from '../../interpolate';
import { choose } from '../dialogs/dialogs';
import { IconButton } from '../IconButton';
import styles from './Conversation.module.css';
import type { ConversationMessage } from './conversation-message';
import * as texts from './texts';

const EXCERPT_LENGTH = 160;

/** Buttons beside the message; on a touch screen one button that opens them as a list. */
export function MessageActions({ message }: { message: ConversationMessage }) {
  const { author, text, actions = [] } = message;
  if (actions.length === 0) return null;
  const open = async () => {
    const chosen = await choose({
      title: interpolate(texts.actionsOf, { name: author?.name ?? texts.deletedAccount }),
      message: createExcerpt(text, EXCERPT_LENGTH),
      choices: actions.map((action) => ({
        label: action.label,
        danger: action.danger,
        value: action,
      })),
    });
    chosen?.run();
  };
  return (
    <div className={styles.actions}>
      {actions.map(({ label, danger, run }) => (
        <button
          key={label}
          type="button"
          className={classNames(styles.action, danger && styles.danger)}
          onClick={run}
        >
          {label}
        </button>
      ))}
      <IconButton
        label={texts.messageActions}
        icon={<IconDots stroke={1.75} />}
        className={styles.menu}
        onClick={() => void open()}
      />
    </div>
  );
}
