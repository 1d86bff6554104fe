import type { StreamControl } from '@mes/contract/stream-control';
import { CountdownForm } from './CountdownForm';
import { InterviewForm } from './InterviewForm';
import { MessageForm } from './MessageForm';
import styles from './OnAir.module.css';
import type { Direct } from './use-stream';

/** The countdown and the text of scenes, and who is interviewed. */
export function OnAir({ control, direct }: { control: StreamControl; direct: Direct }) {
  return (
    <div className={styles.forms}>
      <CountdownForm countdown={control.countdown} direct={direct} />
      <MessageForm message={control.message} direct={direct} />
      <InterviewForm interview={control.interview} direct={direct} />
    </div>
  );
}
