import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import type { Outbox, OutboxMessage } from '../messages/outbox';
import styles from './OutgoingMessages.module.css';
import * as texts from './texts';

interface OutgoingMessagesProps {
  outgoing: readonly OutboxMessage[];
  outbox: Outbox;
}

/** Messages that the server has not confirmed, with buttons to retry or discard them. */
export function OutgoingMessages({ outgoing, outbox }: OutgoingMessagesProps) {
  return outgoing.map(({ key, message, state, reason, offline }) => (
    <div key={key} className={styles.outgoing}>
      <p className={styles.text} dir="auto">
        {message}
      </p>
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
        <p className={styles.sending}>{texts.sending}</p>
      )}
    </div>
  ));
}
