import type { StreamControl } from '@mes/contract/stream-control';
import { CountdownForm } from './CountdownForm';
import { FocusForm } from './FocusForm';
import { InfoCardForm } from './InfoCardForm';
import { InterviewForm } from './InterviewForm';
import { LowerThirdForm } from './LowerThirdForm';
import { MessageForm } from './MessageForm';
import styles from './OnAir.module.css';
import type { Direct } from './use-stream';

/** What lies over the picture, or is said in place of it. */
export function OnAir({ control, direct }: { control: StreamControl; direct: Direct }) {
  return (
    <div className={styles.forms}>
      <LowerThirdForm shown={control.lowerThird} direct={direct} />
      <InfoCardForm shown={control.infoCard} direct={direct} />
      <CountdownForm countdown={control.countdown} direct={direct} />
      <MessageForm message={control.message} direct={direct} />
      <InterviewForm interview={control.interview} direct={direct} />
      <FocusForm focus={control.focus} direct={direct} />
    </div>
  );
}
