import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import type { QueueFailure } from '../../offline-queue/stored-items';
import type { CaptureQueue } from './capture-queue';
import styles from './QueueNotice.module.css';

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
        title="No connection"
        action={
          <Button variant="ghost" size="sm" onClick={queue.retry}>
            Try now
          </Button>
        }
      >
        {`Go on capturing: ${count(waiting)} kept in this browser and sent when it is back.`}
      </Alert>
    );
  }
  return (
    <Alert
      kind="danger"
      announce
      className={styles.notice}
      title="The server refused a change"
      action={
        <span className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={queue.retry}>
            Try again
          </Button>
          <Button variant="danger" size="sm" onClick={queue.discard}>
            Discard it
          </Button>
        </span>
      }
    >
      {problem.reason}
    </Alert>
  );
}

function count(waiting: number): string {
  return waiting === 1 ? '1 change is' : `${waiting} changes are`;
}
