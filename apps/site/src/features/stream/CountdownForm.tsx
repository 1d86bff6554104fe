import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { NumberInput } from '../../components/forms/NumberInput';
import { TextInput } from '../../components/forms/TextInput';
import { Countdown } from '../../components/text/Countdown';
import { countdownText } from '../../components/text/countdown-text';
import { AirPanel } from './AirPanel';
import styles from './CountdownForm.module.css';
import * as texts from './texts';
import type { Direct } from './use-stream';

interface CountdownFormProps {
  countdown: StreamControl['countdown'];
  direct: Direct;
}

const MINUTE = 60;

export function CountdownForm({ countdown, direct }: CountdownFormProps) {
  const [minutes, setMinutes] = useState<number | null>(10);
  const [label, setLabel] = useState('');
  const isHeld = countdown !== null && countdown.heldMs !== null;
  const extend = (seconds: number) => void direct({ act: 'extend_countdown', seconds });
  return (
    <AirPanel
      title={texts.countdown}
      state={isHeld ? texts.held : countdown ? texts.running : null}
      onSubmit={() =>
        void direct({ act: 'countdown', seconds: Math.round((minutes ?? 0) * MINUTE), label })
      }
      buttons={
        <>
          <Button type="submit" variant="quiet" disabled={!minutes}>
            {texts.startCountdown}
          </Button>
          {countdown && (
            <>
              <Button
                variant="ghost"
                onClick={() => void direct({ act: isHeld ? 'resume_countdown' : 'hold_countdown' })}
              >
                {isHeld ? texts.resume : texts.hold}
              </Button>
              <Button variant="ghost" onClick={() => extend(MINUTE)}>
                {texts.addMinute}
              </Button>
              <Button variant="ghost" onClick={() => void direct({ act: 'stop_countdown' })}>
                {texts.stop}
              </Button>
            </>
          )}
        </>
      }
    >
      {countdown && (
        <p className={styles.left}>
          {countdown.heldMs === null ? (
            <Countdown to={countdown.endsAt} />
          ) : (
            countdownText(countdown.heldMs, 0)
          )}
        </p>
      )}
      <NumberInput
        label={texts.minutes}
        min={0.5}
        max={1_440}
        step={0.5}
        value={minutes}
        onChange={setMinutes}
      />
      <TextInput
        label={texts.messageText}
        hint={texts.textHint}
        maxLength={60}
        value={label}
        onChange={setLabel}
      />
    </AirPanel>
  );
}
