import { satisfies } from '@mes/domain/permissions/permissions';
import { countdown } from '@mes/domain/queue/visitor';
import { classNames } from '@mes/ui/class-names';
import { usePermissions } from '../../api/account';
import { COMMUNITY } from '../../community';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Spinner } from '../../components/Spinner';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import stage from '../../styles/stage.module.css';
import { PushButton } from '../push/PushButton';
import * as texts from '../texts';
import { queue } from './queue';
import type { AccessQueueState } from './queue-store';
import styles from './WaitingView.module.css';

interface WaitingViewProps {
  state: AccessQueueState;
  now: number;
}

export default function WaitingView({ state, now }: WaitingViewProps) {
  const permissions = usePermissions();
  return (
    <Page
      title={texts.webAppQueue}
      head={
        <div className={classNames(stage.stage, 'mes-broadcast', styles.field)}>
          <div className={styles.inner}>
            <h1 className={styles.title}>{texts.webAppQueue}</h1>
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

function Entering({ state }: { state: AccessQueueState }) {
  if (state.status !== 'failed') return <Spinner label={texts.enteringQueue} size={20} />;
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button variant="ghost" size="sm" onClick={() => void queue.reenter()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.queueFailed}
    </Alert>
  );
}

function Remaining({ state, now }: WaitingViewProps) {
  const remaining = countdown(state.item?.time, now);
  const isTime = /^\d/.test(remaining);
  return (
    <>
      <p className={styles.sentence}>
        {interpolate(texts.accessSoon, { community: COMMUNITY.name })}
      </p>
      <div>
        <p className={styles.label}>{texts.remainingTime}</p>
        {/* `timer` is not announced each second, unlike `status`. */}
        <p role="timer" className={isTime ? styles.time : styles.invalid}>
          {remaining}
        </p>
      </div>
      {isTime && <p className={styles.hint}>{texts.keepsPlace}</p>}
      {state.item?.estimate && <p className={styles.hint}>{texts.estimateNote}</p>}
      {state.status === 'failed' && (
        <Alert kind="warning" announce>
          {texts.queueFailed}
        </Alert>
      )}
    </>
  );
}
