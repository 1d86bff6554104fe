import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { sceneNameOf } from '@mes/domain/show/cue';
import { isOnAir } from '@mes/domain/show/state';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Hidden } from '../../../components/text/Hidden';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { labelOfItem } from '../channel-items';
import { logLabel } from '../labels';
import { PreviewScreen } from '../monitors/PreviewMonitor';
import { ProgramScreen, proofOf, TimeOnAir } from '../monitors/ProgramMonitor';
import { takeNote, useRunningStinger } from '../monitors/TakeColumn';
import { previewProblem } from '../monitors/use-readiness';
import { Press } from '../Press';
import roomStyles from '../Room.module.css';
import { type Room, useRoom, useServerNow } from '../state/room-context';
import { useRoomNotice } from '../state/room-notice';
import { waitingScore } from '../state/score-queue';
import { teamNames, teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import { shortTime } from '../times';
import { alarmOf } from '../top/alarm-of';
import styles from './PhoneRoom.module.css';
import { HoldPress, SwipeLock } from './presses';
import { useTouchLock, useVibrationOnPaint, useWakeLock } from './use-phone';

/** The room in one hand. */
export function PhoneRoom() {
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

/** Rehearsal, another scene in OBS and a server that is away change its colour, with the same words. */
function StatePlate() {
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

function Monitors() {
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
    </div>
  );
}

function stateOf(room: Room): string {
  if (room.server.awaySince !== null) return texts.held;
  return previewProblem(room) ? texts.notReady : texts.ready;
}

function Cue() {
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
function Take() {
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

function Scores() {
  return (
    <div className={styles.scores}>
      {TEAM_SLOTS.map((slot) => (
        <TeamScore key={slot} slot={slot} />
      ))}
    </div>
  );
}

function TeamScore({ slot }: { slot: TeamSlot }) {
  const room = useRoom();
  const name = teamNames(room.stream)[slot];
  const team = slot === 'A' ? room.stream.match?.teamA : room.stream.match?.teamB;
  const score = room.game.game.map.score[slot] + waitingScore(room.acts.waiting)[slot];
  return (
    <section className={classNames(styles.team, slot === 'B' && styles.right)} aria-label={name}>
      <header>
        <Emblem name={name} logo={team?.logo} size={34} />
        <b className={classNames(tight.tight, tight.clip)}>{teamTags(room)[slot]}</b>
        <em className={tight.tight} data-score={slot}>
          {Math.max(0, score)}
        </em>
      </header>
      <Press
        action={slot === 'A' ? 'minusLeft' : 'minusRight'}
        keyLabel={null}
        aria-label={interpolate(texts.minusOne, { team: name })}
      >
        −1
      </Press>
      <Press
        action={slot === 'A' ? 'plusLeft' : 'plusRight'}
        keyLabel={null}
        className={styles.plus}
        aria-label={interpolate(texts.plusOne, { team: name })}
      >
        +1
      </Press>
    </section>
  );
}

function LowerThird() {
  const { desk, sponsors, server } = useRoom();
  const now = useServerNow();
  const air = desk.program.channels.lower_third;
  const isIn = isOnAir(air, now);
  const item = isIn ? air.item : desk.next.lower_third;
  return (
    <div className={styles.lower}>
      <Press
        action="stepLowerThird"
        keyLabel={null}
        aria-label={interpolate(texts.nextItemOf, { channel: texts.lowerThirdIn })}
      >
        <IconChevronRight size={26} aria-hidden="true" />
      </Press>
      <Press
        action="lowerThird"
        keyLabel={null}
        look={isIn ? 'air' : 'plain'}
        className={styles.inOut}
        disabled={server.awaySince !== null}
      >
        <span>
          {isIn ? texts.lowerThirdOut : texts.lowerThirdIn}
          <small className={tight.clip}>
            {item ? labelOfItem(item, sponsors) : texts.nothingNext}
          </small>
        </span>
        <i className={tight.tight}>{isIn ? texts.onAir : texts.out}</i>
      </Press>
    </div>
  );
}

function BugAndUndo() {
  const { desk, log, ownId, server } = useRoom();
  const now = useServerNow();
  const isIn = isOnAir(desk.program.channels.score_bug, now);
  const own = log.find(({ by, undone }) => by?.id === ownId && !undone);
  const isAway = server.awaySince !== null;
  return (
    <div className={styles.pair}>
      <Press action="scoreBug" keyLabel={null} look={isIn ? 'air' : 'plain'} disabled={isAway}>
        <span>
          {isIn ? texts.scoreBugOut : texts.scoreBugIn}
          <small>{isIn ? texts.onAir : texts.out}</small>
        </span>
      </Press>
      <Press action="undo" keyLabel={null} disabled={!own || isAway}>
        <span>
          {texts.undo}
          <small className={tight.clip}>{own ? logLabel(own) : texts.nothingToUndo}</small>
        </span>
      </Press>
    </div>
  );
}

function Panic() {
  const { run, server, obs } = useRoom();
  const cannotPanic = server.awaySince !== null && obs.state.status !== 'connected';
  return (
    <div className={styles.pair}>
      <Press action="clearOverlays" keyLabel={null} look="panic" disabled={cannotPanic}>
        {texts.clearOverlays}
      </Press>
      <HoldPress look="panic" disabled={cannotPanic} onHeld={() => run('safeCard')}>
        <span>
          {texts.safeCard}
          <small>{texts.holdHalfSecond}</small>
        </span>
      </HoldPress>
    </div>
  );
}
