import { interpolate } from '../../interpolate';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import styles from './Conversation.module.css';
import { MessageText } from './MessageText';
import type { Outbox, OutboxMessage } from './outbox';
import * as texts from './texts';

interface OutgoingMessageProps {
  outgoing: OutboxMessage;
  outbox: Outbox;
}

/** A message that the server has not confirmed, with buttons to retry or discard it. */
export function OutgoingMessage({ outgoing, outbox }: OutgoingMessageProps) {
  const { key, text, state, reason, offline } = outgoing;
  return (
    <div className={styles.outgoing}>
      <div className={styles.body} data-state={state}>
        <MessageText message={text} />
      </div>
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>
            {interpolate(texts.notSent, {
              reason: (offline ? texts.sentOnceConnected : reason) ?? '',
            })}
          </p>
          <Button variant="quiet" size="sm" onClick={() => outbox.retry(key)}>
            {texts.tryAgain}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => outbox.discard(key)}>
            {texts.discard}
          </Button>
        </div>
      ) : (
        <p className={styles.sending}>
          <Spinner /> {state === 'waiting' ? texts.waiting : texts.sending}
        </p>
      )}
    </div>
  );
}
