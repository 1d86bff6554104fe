import { classNames } from '@mes/ui/class-names';
import { Hidden } from '../../../components/text/Hidden';
import roomStyles from '../Room.module.css';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import { Monitors, StatePlate } from './Air';
import { Cue, Take } from './CueAndTake';
import { BugAndUndo, LowerThird, Panic } from './Overlays';
import styles from './PhoneRoom.module.css';
import { SwipeLock } from './presses';
import { Scores } from './Scores';
import { useTouchLock, useVibrationOnPaint, useWakeLock } from './use-phone';

/** The room in one hand. */
export default function PhoneRoom() {
  const { desk } = useRoom();
  const [isLocked, unlock] = useTouchLock();
  useWakeLock();
  useVibrationOnPaint();
  return (
    <div
      className={classNames(
        'mes-broadcast',
        roomStyles.room,
        desk.program.rehearsal && roomStyles.rehearsal,
        styles.phone,
      )}
    >
      <Hidden>
        <h1>{texts.smallScreen}</h1>
      </Hidden>
      <StatePlate />
      <Monitors />
      <Cue />
      <Take />
      <Scores />
      <LowerThird />
      <BugAndUndo />
      <Panic />
      {isLocked && (
        <SwipeLock
          className={classNames(styles.lock, tight.tight)}
          label={texts.swipeToUnlock}
          onUnlock={unlock}
        />
      )}
    </div>
  );
}
