import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { OVERLAY_ADDRESS, PROGRAM_ADDRESS } from '../scene-address';
import { type Room, useRoom, useServerNow } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { duration } from '../times';
import { airLine } from './cue-lines';
import styles from './Monitor.module.css';
import { ObsPicture, SceneFrame, Screen, ScreenNote } from './Screen';
import * as texts from './texts';

/** What is on air: as OBS shows it where it is connected, else drawn from the same pages. */
export function ProgramMonitor() {
  const room = useRoom();
  const { desk, obs, isUnseen } = room;
  const { cue, rehearsal } = desk.program;
  const obsScene = isUnseen ? (obs.state.sceneName ?? texts.obsScene) : null;
  return (
    <section
      className={classNames(styles.monitor, styles.program)}
      aria-label={roomTexts.programMonitor}
      data-monitor="program"
      data-scene={cue?.scene ?? ''}
    >
      <header className={styles.head}>
        <div className={classNames(styles.plate, tight.tight)}>
          {rehearsal ? roomTexts.rehearsal : roomTexts.onAir}
        </div>
        <div className={styles.what}>
          <b className={classNames(tight.tight, tight.clip)}>
            {obsScene ?? (cue ? sceneNameOf(cue) : roomTexts.nothingOnAir)}
          </b>
          <p className={classNames(tight.sub, tight.clip)}>
            {obsScene ? texts.obsScene : cue && airLine(room, cue)}
          </p>
        </div>
        <div className={styles.state}>
          <b className={tight.tight}>
            <TimeOnAir />
          </b>
          <small>{proofOf(room)}</small>
        </div>
      </header>
      <div className={styles.glass}>
        <ProgramScreen />
      </div>
    </section>
  );
}

export function ProgramScreen() {
  const { desk, obs } = useRoom();
  const { picture, status } = obs.state;
  const { cue, rehearsal } = desk.program;
  return (
    <Screen isRehearsal={rehearsal}>
      {status === 'connected' && picture ? (
        <ObsPicture picture={picture} title={texts.obsPicture} />
      ) : (
        <>
          <SceneFrame address={PROGRAM_ADDRESS} title={roomTexts.program} />
          <SceneFrame address={OVERLAY_ADDRESS} title={roomTexts.overlay} />
          {!cue && <ScreenNote title={roomTexts.nothingOnAir} isCard />}
        </>
      )}
    </Screen>
  );
}

/** Since the take; since OBS is elsewhere where nobody sees it. */
export function TimeOnAir() {
  const { desk, isUnseen } = useRoom();
  const now = useServerNow();
  if (isUnseen) return <UnseenTime />;
  const { takenAt } = desk.program;
  return takenAt === null ? roomTexts.none : duration(now - takenAt);
}

function UnseenTime() {
  const [since] = useState(() => Date.now());
  return duration(useNow(1_000) - since);
}

/** How the room knows what viewers see. */
export function proofOf({ desk, obs, sources, isUnseen, paintedMs }: Room): string {
  const { status, picture } = obs.state;
  if (isUnseen) return texts.obsPicture;
  if (status === 'lost') return texts.drawnHere;
  if (status === 'connected' && picture) return texts.seenInObs;
  const painted = sources.find(
    ({ source, revision }) => source === 'program' && revision >= desk.program.revision,
  );
  if (painted?.isShown && status === 'connected') return texts.seenInObs;
  if (!painted) return status === 'off' ? texts.drawnHere : texts.notPainted;
  return interpolate(roomTexts.painted, { ms: painted.latencyMs ?? paintedMs ?? 0 });
}
