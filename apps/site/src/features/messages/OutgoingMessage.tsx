import { Button } from '../../components/Button';
import { Spinner } from '../../components/Spinner';
import { MessageText } from './MessageText';
import styles from './OutgoingMessage.module.css';
import type { Outbox, OutboxMessage } from './outbox';

interface OutgoingMessageProps {
  outgoing: OutboxMessage;
  outbox: Outbox;
}

/** A message that the server has not confirmed, with buttons to retry or discard it. */
export function OutgoingMessage({ outgoing, outbox }: OutgoingMessageProps) {
  const { key, message, state, reason, offline } = outgoing;
  return (
    <div className={styles.outgoing}>
      <div className={styles.bubble} data-state={state}>
        <MessageText message={message} />
      </div>
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>Not sent. {offline ? 'It goes out as soon as there is a connection.' : reason}</p>
          <Button variant="quiet" size="sm" onClick={() => outbox.retry(key)}>
            Try again
          </Button>
          <Button variant="quiet" size="sm" onClick={() => outbox.discard(key)}>
            Discard
          </Button>
        </div>
      ) : (
        <p className={styles.sending}>
          <Spinner /> {state === 'waiting' ? 'Waiting' : 'Sending'}
        </p>
      )}
    </div>
  );
}
