import { Button } from '../../components/Button';
import { Chip, type ChipProps } from '../../components/layout/Chip';
import { Alert } from '../../components/states/Alert';
import { countdownText } from '../../components/text/countdown-text';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './ObsStatus.module.css';
import type { ObsState } from './obs-state';
import * as texts from './texts';

const STATUS = {
  off: { label: texts.off, tone: 'neutral' },
  connecting: { label: texts.connecting, tone: 'neutral' },
  connected: { label: texts.connected, tone: 'win' },
} as const satisfies Partial<
  Record<ObsState['status'], { label: string; tone: ChipProps['tone'] }>
>;

/** Whether OBS is there, what it shows, and what to do if it is not. */
export function ObsStatus({ state, onTryNow }: { state: ObsState; onTryNow: () => void }) {
  if (state.status === 'lost') return <Lost state={state} onTryNow={onTryNow} />;
  const { label, tone } = STATUS[state.status];
  return (
    <div className={styles.status}>
      <p className={styles.chips}>
        <Chip tone={tone}>{label}</Chip>
        {state.isStreaming && <Chip tone="loss">{texts.streaming}</Chip>}
        {state.isRecording && <Chip tone="loss">{texts.recording}</Chip>}
      </p>
      {state.sceneName !== null && (
        <p className={styles.scene}>
          {interpolate(texts.showsScene, { sceneName: state.sceneName })}{' '}
          {state.isProgramShown === false && <b>{texts.programNotShown}</b>}
        </p>
      )}
    </div>
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
