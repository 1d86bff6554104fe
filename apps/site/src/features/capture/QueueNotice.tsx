import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import type { QueueFailure } from '../../offline-queue/stored-items';
import type { CaptureQueue } from './capture-queue';
import styles from './QueueNotice.module.css';
import * as texts from './texts';

interface QueueNoticeProps {
  queue: CaptureQueue;
  waiting: number;
  problem: QueueFailure | null;
}

/** Why a change was not sent, with buttons to retry or discard it. */
export function QueueNotice({ queue, waiting, problem }: QueueNoticeProps) {
  if (!problem) return null;
  if (problem.kind === 'offline') {
    return (
      <Alert
        kind="warning"
        announce
        className={styles.notice}
        title={texts.noConnection}
        action={
          <Button variant="ghost" size="sm" onClick={queue.retry}>
            {texts.tryNow}
          </Button>
        }
      >
        {interpolate(texts.goOnCapturing, { changes: count(waiting) })}
      </Alert>
    );
  }
  return (
    <Alert
      kind="danger"
      announce
      className={styles.notice}
      title={texts.changeRefused}
      action={
        <span className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={queue.retry}>
            {texts.tryAgain}
          </Button>
          <Button variant="danger" size="sm" onClick={queue.discard}>
            {texts.discardChange}
          </Button>
        </span>
      }
    >
      {problem.reason}
    </Alert>
  );
}

function count(waiting: number): string {
  return waiting === 1 ? texts.oneChangeIs : interpolate(texts.changesAre, { waiting });
}
