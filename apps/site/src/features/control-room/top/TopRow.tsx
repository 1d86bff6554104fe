import { parseTournament } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { Mark } from '../../../components/pictures/Mark';
import { useNow } from '../../../components/text/use-now';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { clockTime, duration } from '../times';
import { Alarm } from './Alarm';
import { alarmOf } from './alarm-of';
import { Health } from './Health';
import { People } from './People';
import { RoomMenu } from './RoomMenu';
import { endRehearsal } from './rehearsal';
import styles from './TopRow.module.css';
import * as texts from './texts';

/** Who, health or alarm, people, clocks. An alarm takes the place of the health and moves nothing. */
export function TopRow() {
  const room = useRoom();
  const now = useNow(1_000);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { configuration } = room.stream;
  const { rehearsal } = room.desk.program;
  const alarm = alarmOf(room, now);
  return (
    <header className={styles.top}>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.mark}
          aria-label={texts.roomMenu}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen((before) => !before)}
        >
          <Mark src={null} />
        </button>
        <div>
          <h1 className={classNames(tight.tight, tight.clip)}>
            {parseTournament(configuration.Tournament).name || roomTexts.show}
          </h1>
          <p className={classNames(tight.sub, tight.clip)}>
            {configuration.Round || roomTexts.controlRoom}
          </p>
        </div>
      </div>
      {isMenuOpen && <RoomMenu onClose={() => setMenuOpen(false)} />}
      {alarm && <Alarm alarm={alarm} />}
      <Health isHidden={alarm !== null} />
      <People />
      {rehearsal && (
        <div className={styles.end}>
          <Press look="line" onClick={() => void endRehearsal()}>
            {texts.endRehearsal}
          </Press>
        </div>
      )}
      <StreamTime />
      <div className={styles.clock}>
        <small>{roomTexts.time}</small>
        <b className={tight.tight}>{clockTime(now)}</b>
      </div>
    </header>
  );
}

function StreamTime() {
  const { desk, obs } = useRoom();
  const { isStreaming, isRecording, streamedMs, status } = obs.state;
  if (desk.program.rehearsal)
    return (
      <div className={classNames(styles.clock, styles.rehearsing)}>
        <small>{isStreaming ? texts.streamLive : texts.obsNotStreaming}</small>
        <b className={tight.tight}>{roomTexts.rehearsal}</b>
      </div>
    );
  if (isStreaming)
    return (
      <div className={classNames(styles.clock, styles.live)}>
        <small>{texts.streamLive}</small>
        <b className={tight.tight}>{duration(streamedMs ?? 0)}</b>
      </div>
    );
  if (status === 'off') return null;
  return (
    <div className={styles.clock}>
      <small>{isRecording ? texts.recording : texts.streamOff}</small>
      <b className={tight.tight}>{texts.notStreaming}</b>
    </div>
  );
}
