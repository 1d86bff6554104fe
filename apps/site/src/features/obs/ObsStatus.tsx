import { Button } from '../../components/Button';
import { Chip, type ChipProps } from '../../components/layout/Chip';
import { Alert } from '../../components/states/Alert';
import { countdownText } from '../../components/text/countdown-text';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './ObsStatus.module.css';
import type { ObsState } from './obs-state';
import * as texts from './texts';

const STATUS: Readonly<Record<ObsState['status'], { label: string; tone: ChipProps['tone'] }>> = {
  off: { label: texts.off, tone: 'neutral' },
  connecting: { label: texts.connecting, tone: 'neutral' },
  connected: { label: texts.connected, tone: 'win' },
  lost: { label: texts.lost, tone: 'loss' },
};

/** Whether OBS is there, what it shows, and what to do if it is not. */
export function ObsStatus({ state, onTryNow }: { state: ObsState; onTryNow: () => void }) {
  const { label, tone } = STATUS[state.status];
  return (
    <div className={styles.status}>
      <p className={styles.line}>
        <Chip tone={tone}>{label}</Chip>
        {state.status === 'connected' && <Shown state={state} />}
      </p>
      {state.status === 'lost' && <Lost state={state} onTryNow={onTryNow} />}
    </div>
  );
}

function Shown({ state }: { state: ObsState }) {
  return (
    <>
      {state.sceneName !== null && (
        <span className={styles.scene}>
          {interpolate(texts.showsScene, { sceneName: state.sceneName })}
        </span>
      )}
      {state.isProgramShown === false && <Chip tone="warn">{texts.programNotShown}</Chip>}
      {state.isStreaming && <Chip tone="loss">{texts.streaming}</Chip>}
      {state.isRecording && <Chip tone="loss">{texts.recording}</Chip>}
    </>
  );
}

function Lost({ state, onTryNow }: { state: ObsState; onTryNow: () => void }) {
  const now = useNow(1_000);
  const { lostSince, nextTryAt, problem } = state;
  return (
    <Alert
      kind="danger"
      title={
        lostSince === null
          ? undefined
          : interpolate(texts.lostFor, { time: countdownText(now, lostSince) })
      }
      action={
        <Button size="sm" variant="quiet" onClick={onTryNow}>
          {texts.tryNow}
        </Button>
      }
    >
      {problem} {nextTryAt === null ? null : texts.triesAgain}
    </Alert>
  );
}
