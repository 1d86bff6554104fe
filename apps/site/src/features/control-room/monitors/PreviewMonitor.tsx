import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import { interpolate } from '../../../interpolate';
import { packageLabel } from '../labels';
import { sceneAddress } from '../scene-address';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { cueLine } from './cue-lines';
import styles from './Monitor.module.css';
import { SceneFrame, Screen, ScreenNote } from './Screen';
import * as texts from './texts';
import { previewProblem } from './use-readiness';

/** What the next take puts on air. */
export function PreviewMonitor() {
  const room = useRoom();
  const cue = room.desk.preview?.cue ?? null;
  return (
    <section
      className={classNames(styles.monitor, styles.preview)}
      aria-label={roomTexts.previewMonitor}
      data-monitor="preview"
    >
      <header className={styles.head}>
        <div className={classNames(styles.plate, tight.tight)}>{roomTexts.preview}</div>
        <div className={styles.what}>
          <b className={classNames(tight.tight, tight.clip)}>
            {cue ? sceneNameOf(cue) : roomTexts.nothingPrepared}
          </b>
          <p className={classNames(tight.sub, tight.clip)}>{cue && cueLine(room, cue)}</p>
        </div>
        <PreviewState />
      </header>
      <div className={styles.glass}>
        <PreviewScreen />
      </div>
    </section>
  );
}

export function PreviewScreen() {
  const { desk } = useRoom();
  const cue = desk.preview?.cue ?? null;
  const address = cue && sceneAddress(cue);
  return (
    <Screen isRehearsal={desk.program.rehearsal}>
      {!cue && (
        <ScreenNote title={roomTexts.nothingPrepared} text={texts.nothingPreparedText} isCard />
      )}
      {cue && address && <SceneFrame key={address} address={address} title={sceneNameOf(cue)} />}
    </Screen>
  );
}

function PreviewState() {
  const room = useRoom();
  const { desk, operators, ownId, server } = room;
  const problem = previewProblem(room);
  if (!desk.preview) return null;
  const editor = operators.find(
    ({ player, place }) =>
      player.id !== ownId && place?.kind === 'field' && place.field.startsWith('preview.'),
  );
  if (server.awaySince !== null) return <State title={roomTexts.held} note={roomTexts.noServer} />;
  if (problem)
    return (
      <div className={classNames(styles.state, styles.warning)} role="status">
        <b className={tight.tight}>{roomTexts.notReady}</b>
        <small>{problem.replace(/^Not ready: /, '')}</small>
      </div>
    );
  const { item, cue } = desk.preview;
  return (
    <div className={styles.state}>
      <b className={tight.tight}>{roomTexts.ready}</b>
      {editor ? (
        <small className={styles.peer}>
          {interpolate(texts.edits, { name: editor.player.name })}
        </small>
      ) : (
        <small>{item === null ? roomTexts.notInTheRun : packageLabel(cue.package)}</small>
      )}
    </div>
  );
}

function State({ title, note }: { title: string; note: string }) {
  return (
    <div className={styles.state}>
      <b className={tight.tight}>{title}</b>
      <small>{note}</small>
    </div>
  );
}
