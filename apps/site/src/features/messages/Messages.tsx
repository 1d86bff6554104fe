import { classNames } from '@mes/ui/class-names';
import { Panel } from '../../components/layout/Panel';
import { ConversationList } from './ConversationList';
import { ConversationView } from './ConversationView';
import styles from './Messages.module.css';
import * as texts from './texts';

interface MessagesProps {
  accountId: string;
  /** The user of the open conversation. */
  userId?: string;
}

/** The list and the open conversation side by side; on a phone only one of them. */
export function Messages({ accountId, userId }: MessagesProps) {
  return (
    <Panel className={classNames(styles.panel, userId !== undefined && styles.open)}>
      <div className={styles.list}>
        <ConversationList accountId={accountId} openUserId={userId} />
      </div>
      <div className={styles.conversation}>
        {userId === undefined ? (
          <p className={styles.hint}>{texts.chooseConversation}</p>
        ) : (
          <ConversationView key={userId} accountId={accountId} userId={userId} />
        )}
      </div>
    </Panel>
  );
}
