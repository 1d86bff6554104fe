import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { useNow } from '../../../components/text/use-now';
import { airLine } from '../monitors/cue-lines';
import { PreviewScreen } from '../monitors/PreviewMonitor';
import { ProgramScreen, proofOf, TimeOnAir } from '../monitors/ProgramMonitor';
import { previewProblem } from '../monitors/use-readiness';
import { Press } from '../Press';
import { heldSeries } from '../state/held-series';
import { type Room, useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import { alarmOf } from '../top/alarm-of';
import styles from './PhoneRoom.module.css';

/** Rehearsal, another scene in OBS and a server that is away change its colour, with the same words. */
export function StatePlate() {
  const room = useRoom();
  const now = useNow(1_000);
  const alarm = alarmOf(room, now);
  if (alarm)
    return (
      <div className={classNames(styles.plate, styles.danger)} role="alert">
        <b className={tight.tight}>{alarm.title}</b>
        {alarm.buttons.slice(0, 1).map(({ action, label }) => (
          <Press key={action} action={action} look="alarm" keyLabel={null}>
            {label}
          </Press>
        ))}
      </div>
    );
  const { cue, rehearsal } = room.desk.program;
  return (
    <header className={styles.plate}>
      <b className={tight.tight}>{rehearsal ? texts.rehearsal : texts.onAir}</b>
      <span className={classNames(tight.tight, tight.clip)}>
        {cue ? sceneNameOf(cue) : texts.nothingOnAir}
      </span>
      <time className={tight.tight}>
        <TimeOnAir />
      </time>
    </header>
  );
}

export function Monitors() {
  const room = useRoom();
  return (
    <div className={styles.monitors}>
      <section aria-label={texts.previewMonitor} data-monitor="preview">
        <p className={styles.green}>
          {texts.preview}
          <small>{stateOf(room)}</small>
        </p>
        <div className={styles.glass} style={{ '--tone': 'var(--pre)' } as CSSProperties}>
          <PreviewScreen />
        </div>
      </section>
      <section
        aria-label={texts.programMonitor}
        data-monitor="program"
        data-scene={room.desk.program.cue?.scene ?? ''}
      >
        <p className={styles.red}>
          {texts.onAir}
          <small>{proofOf(room)}</small>
        </p>
        <div className={styles.glass} style={{ '--tone': 'var(--air)' } as CSSProperties}>
          <ProgramScreen />
        </div>
      </section>
      <HeldSeries />
    </div>
  );
}

/** The scores below are of the series on stream, which is not on air yet. */
function HeldSeries() {
  const room = useRoom();
  const { cue } = room.desk.program;
  if (!cue || !heldSeries(room)) return null;
  return <p className={styles.held}>{airLine(room, cue)}</p>;
}

function stateOf(room: Room): string {
  if (room.server.awaySince !== null) return texts.held;
  return previewProblem(room) ? texts.notReady : texts.ready;
}
