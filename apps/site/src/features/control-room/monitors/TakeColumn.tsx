import { sceneNameOf, stingerOf } from '@mes/domain/show/cue';
import { type CSSProperties, useEffect, useState } from 'react';
import { interpolate } from '../../../interpolate';
import { useKeyLabel } from '../keys/stored-keys';
import { packageLabel } from '../labels';
import { Key, Press } from '../Press';
import { type Room, useRoom } from '../state/room-context';
import { currentPackage } from '../state/use-commands';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './TakeColumn.module.css';
import * as texts from './texts';

/** The one way on air, between what is prepared and what is seen. */
export function TakeColumn() {
  const room = useRoom();
  const { desk, server, isElsewhere, transition } = room;
  const isAway = server.awaySince !== null;
  const packageName = currentPackage(room);
  const stinger = useRunningStinger(room);
  const takeKey = useKeyLabel('take');
  const stingerKey = useKeyLabel('stinger');
  return (
    <section className={styles.column} aria-label={roomTexts.take}>
      {isAway ? (
        <Press align="column" className={styles.take} disabled>
          <b className={tight.tight}>{roomTexts.noServer}</b>
          <p>{roomTexts.takesNotKept}</p>
        </Press>
      ) : (
        <Press
          action="take"
          keyLabel={null}
          look={isElsewhere ? 'line' : 'bone'}
          align="column"
          className={styles.take}
          disabled={!desk.preview}
        >
          <b className={tight.tight}>{roomTexts.take}</b>
          <Key>{takeKey}</Key>
          <p>{takeNote(room, stinger !== null)}</p>
          {stinger && (
            <span
              key={stinger.startedAt}
              className={styles.bar}
              style={{ '--length': `${stinger.endsAt - stinger.startedAt}ms` } as CSSProperties}
            >
              <i />
            </span>
          )}
        </Press>
      )}
      <Press
        action="cut"
        align="column"
        className={styles.small}
        disabled={isAway || !desk.preview}
      >
        {texts.cut}
      </Press>
      <Press
        action="stinger"
        keyLabel={null}
        align="column"
        className={styles.small}
        aria-pressed={transition === 'stinger'}
      >
        <span>
          {texts.stinger} <Key>{stingerKey}</Key>
        </span>
        <small>
          {transition === 'cut'
            ? texts.stingerOff
            : interpolate(texts.stingerOf, {
                package: packageLabel(packageName),
                seconds: (stingerOf(packageName).durationMs / 1_000).toFixed(1),
              })}
        </small>
      </Press>
    </section>
  );
}

/** What the next press will do, or why it waits. */
export function takeNote(room: Room, isInStinger: boolean): string {
  const { desk, isTyping, isElsewhere } = room;
  if (desk.pending) return texts.oneMoreWaits;
  if (isInStinger) return texts.goingOnAir;
  if (isTyping) return texts.typingHint;
  if (isElsewhere) return texts.notSeenElsewhere;
  const cue = desk.preview?.cue;
  if (!cue) return roomTexts.nothingPrepared;
  const letter = cue.match === null ? null : room.matchOf(cue.match)?.letter;
  const scene = sceneNameOf(cue);
  return letter ? interpolate(texts.takeWithMatch, { scene, letter }) : scene;
}

/** The stinger that runs now; null once it is over. */
export function useRunningStinger({ desk, clockOffset }: Room) {
  const { transition } = desk.program;
  const [endedAt, setEndedAt] = useState(0);
  const endsAt = transition?.endsAt ?? 0;
  useEffect(() => {
    const left = Math.max(0, endsAt - (Date.now() + clockOffset));
    const timer = setTimeout(() => setEndedAt(endsAt), left);
    return () => clearTimeout(timer);
  }, [endsAt, clockOffset]);
  return transition && endedAt !== endsAt ? transition : null;
}
