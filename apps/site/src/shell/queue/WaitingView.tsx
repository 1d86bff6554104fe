import { satisfies } from '@mes/domain/permissions/permissions';
import { countdown } from '@mes/domain/queue/visitor';
import { classNames } from '@mes/ui/class-names';
import { usePermissions } from '../../api/account';
import { COMMUNITY } from '../../community';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Spinner } from '../../components/Spinner';
import { Alert } from '../../components/states/Alert';
import stage from '../../styles/stage.module.css';
import { PushButton } from '../push/PushButton';
import { queue } from './queue';
import type { QueueState } from './queue-store';
import styles from './WaitingView.module.css';

interface WaitingViewProps {
  state: QueueState;
  now: number;
}

export default function WaitingView({ state, now }: WaitingViewProps) {
  const permissions = usePermissions();
  return (
    <Page
      title="Web App Queue"
      head={
        <div className={classNames(stage.stage, 'mes-broadcast', styles.field)}>
          <div className={styles.inner}>
            <h1 className={styles.title}>Web App Queue</h1>
            <div className={styles.state}>
              {state.item === null ? <Entering state={state} /> : <Remaining {...{ state, now }} />}
            </div>
            {satisfies(permissions, 'Moderator') && <PushButton />}
          </div>
        </div>
      }
    />
  );
}

function Entering({ state }: { state: QueueState }) {
  if (state.status !== 'failed') return <Spinner label="Entering Queue" size={20} />;
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button variant="ghost" size="sm" onClick={() => void queue.reenter()}>
          Try again
        </Button>
      }
    >
      Failed to enter Queue. Try again in a few minutes.
    </Alert>
  );
}

function Remaining({ state, now }: WaitingViewProps) {
  const remaining = countdown(state.item?.time, now);
  const isTime = /^\d/.test(remaining);
  return (
    <>
      <p className={styles.sentence}>
        You will be able to access the {COMMUNITY.name} Website soon.
      </p>
      <div>
        <p className={styles.label}>Remaining Time</p>
        {/* `timer` is not announced each second, unlike `status`. */}
        <p role="timer" className={isTime ? styles.time : styles.invalid}>
          {remaining}
        </p>
      </div>
      {state.item?.estimate && (
        <p className={styles.hint}>This is an estimate. It is updated every minute.</p>
      )}
      {state.status === 'failed' && (
        <Alert kind="warning" announce>
          Failed to enter Queue. Try again in a few minutes.
        </Alert>
      )}
    </>
  );
}
