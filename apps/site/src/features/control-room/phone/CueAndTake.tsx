import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { interpolate } from '../../../interpolate';
import { takeNote, useRunningStinger } from '../monitors/TakeColumn';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import { useRoomNotice } from '../state/room-notice';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import { shortTime } from '../times';
import styles from './PhoneRoom.module.css';

export function Cue() {
  const room = useRoom();
  const { preview, run, times } = room.desk;
  const index = run.findIndex(({ id }) => id === preview?.item);
  const planned = times.items.find(({ id }) => id === preview?.item)?.plannedAt ?? null;
  const letter = preview?.cue.match ? room.matchOf(preview.cue.match)?.letter : null;
  const details = [
    index === -1 ? texts.notInTheRun : interpolate(texts.cueNumber, { number: index + 1 }),
    planned === null ? null : shortTime(planned),
    letter && interpolate(texts.matchLetter, { letter }),
  ];
  return (
    <div className={styles.cue}>
      <Press action="previousCue" keyLabel={null} aria-label={texts.previousCue}>
        <IconChevronUp size={26} aria-hidden="true" />
      </Press>
      <div>
        <b className={classNames(tight.tight, tight.clip)}>
          {preview ? sceneNameOf(preview.cue) : texts.nothingPrepared}
        </b>
        <small className={tight.clip}>{preview && details.filter(Boolean).join(', ')}</small>
      </div>
      <Press action="nextCue" keyLabel={null} aria-label={texts.nextCue}>
        <IconChevronDown size={26} aria-hidden="true" />
      </Press>
    </div>
  );
}

/** A click is a release inside the button; a thumb that slides off takes nothing. */
export function Take() {
  const room = useRoom();
  const stinger = useRunningStinger(room);
  const notice = useRoomNotice();
  const isAway = room.server.awaySince !== null;
  return (
    <Press
      action="take"
      keyLabel={null}
      look={room.isElsewhere ? 'line' : 'bone'}
      align="column"
      className={styles.take}
      disabled={isAway || !room.desk.preview}
    >
      <b className={tight.tight}>{isAway ? texts.noServer : texts.take}</b>
      <small>
        {isAway
          ? texts.takesNotKept
          : (room.acts.refusal?.message ?? notice?.text ?? takeNote(room, stinger !== null))}
      </small>
    </Press>
  );
}
