import { classNames } from '@mes/ui/class-names';
import { Panel } from '../../components/layout/Panel';
import { ConversationList } from './ConversationList';
import { ConversationView } from './ConversationView';
import styles from './Messages.module.css';

interface MessagesProps {
  me: string;
  /** Whose conversation is open. */
  userId?: string;
}

/** The list and the open conversation side by side; on a phone one of the two. */
export function Messages({ me, userId }: MessagesProps) {
  return (
    <Panel className={classNames(styles.panel, userId !== undefined && styles.open)}>
      <div className={styles.list}>
        <ConversationList me={me} open={userId} />
      </div>
      <div className={styles.conversation}>
        {userId === undefined ? (
          <p className={styles.hint}>Choose a conversation, or start a new one.</p>
        ) : (
          <ConversationView key={userId} me={me} userId={userId} />
        )}
      </div>
    </Panel>
  );
}
