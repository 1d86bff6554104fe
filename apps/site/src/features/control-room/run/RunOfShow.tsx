import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { interpolate } from '../../../interpolate';
import { matchName } from '../monitors/cue-lines';
import { Press } from '../Press';
import { useRoom, useServerNow } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { duration, shortTime } from '../times';
import { RunEditor } from './RunEditor';
import styles from './RunOfShow.module.css';
import { RunRow } from './RunRow';
import rows from './RunRow.module.css';
import { countDone, type RunGroup, runGroups } from './run-groups';
import { replaceRun } from './run-templates';
import * as texts from './texts';

/** The ordered cues of the show. To change them is another mode, so that no press in a show does it. */
export function RunOfShow() {
  const room = useRoom();
  const [isEditing, setEditing] = useState(false);
  const isEmpty = room.desk.run.length === 0;
  return (
    <aside className={styles.run} aria-label={texts.runOfShow}>
      <header className={styles.head}>
        <h2 className={tight.tight}>{texts.runOfShow}</h2>
        <Lateness />
      </header>
      {isEditing ? (
        <RunEditor onDone={() => setEditing(false)} />
      ) : (
        <>
          {isEmpty ? <EmptyRun /> : <Cues />}
          <footer className={styles.foot}>
            <Press action="previousCue">{roomTexts.back}</Press>
            <Press action="nextCue">{roomTexts.next}</Press>
            <Press action="addPreview">{roomTexts.add}</Press>
            <Press look="line" onClick={() => setEditing(true)}>
              {texts.editRun}
            </Press>
          </footer>
        </>
      )}
    </aside>
  );
}

function Lateness() {
  const { times } = useRoom().desk;
  const { latenessMs, plannedEnd, expectedEnd } = times;
  const end = expectedEnd ?? plannedEnd;
  return (
    <div className={classNames(styles.late, tight.tight)}>
      {latenessMs !== null && latenessText(latenessMs)}
      {end !== null && <small>{interpolate(texts.ends, { time: shortTime(end) })}</small>}
    </div>
  );
}

const ON_TIME_MS = 30_000;

function latenessText(ms: number): string {
  if (Math.abs(ms) < ON_TIME_MS) return texts.onTime;
  return interpolate(ms > 0 ? texts.late : texts.early, { time: duration(Math.abs(ms)) });
}

function Cues() {
  const { desk } = useRoom();
  const [showsDone, setShowsDone] = useState(false);
  // A scene from beside the run leaves the run where it is: only what is over has no expected time.
  const current = desk.item ?? desk.times.items.find(({ expectedAt }) => expectedAt !== null)?.id;
  const done = countDone(desk.run, {
    onAir: current ?? null,
    preview: desk.preview?.item ?? null,
  });
  const air = desk.run.findIndex(({ id }) => id === desk.item);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
    <section className={styles.cues} tabIndex={0} aria-label={texts.runOfShow}>
      {done > 0 && (
        <button
          type="button"
          className={classNames(rows.row, rows.done)}
          onClick={() => setShowsDone((before) => !before)}
        >
          <span className={rows.number}>
            <IconCheck size={22} aria-hidden="true" />
          </span>
          <span className={classNames(rows.what, rows.name)}>
            {done === 1 ? texts.cueDone : interpolate(texts.cuesDone, { count: done })}
          </span>
          <span className={rows.time}>{showsDone ? texts.hideDone : texts.showDone}</span>
        </button>
      )}
      <LooseCue />
      {runGroups(desk.run).map((group) => {
        const shown = group.items.filter(({ number }) => showsDone || number > done);
        if (shown.length === 0) return null;
        return (
          <div key={group.items[0]?.item.id}>
            <GroupHead group={group} />
            {shown.map(({ item, number }) => (
              <RunRow key={item.id} item={item} number={number} isDone={number <= air} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

const PLACES = {
  opening: texts.opening,
  between: texts.between,
  closing: texts.closing,
} as const;

function GroupHead({ group }: { group: RunGroup }) {
  const { matchOf } = useRoom();
  const match = group.match === null ? null : matchOf(group.match);
  return (
    <div className={styles.group}>
      <b>
        {group.place === 'match'
          ? interpolate(roomTexts.matchLetter, { letter: match?.letter ?? '' })
          : PLACES[group.place]}
      </b>
      <span className={tight.clip}>{match && matchName(match)}</span>
    </div>
  );
}

/** What is on air without being a cue of the run. */
function LooseCue() {
  const { desk } = useRoom();
  const now = useServerNow();
  const { cue, takenAt } = desk.program;
  if (!cue || desk.item !== null) return null;
  return (
    <div className={classNames(rows.row, rows.air)}>
      <span className={classNames(rows.number, tight.tight)}>+</span>
      <span className={classNames(rows.what, tight.clip)}>
        <span className={classNames(rows.name, tight.clip)}>{sceneNameOf(cue)}</span>
        <span className={rows.tag}>{texts.notInRun}</span>
      </span>
      <span className={rows.time}>{takenAt !== null && duration(now - takenAt)}</span>
    </div>
  );
}

function EmptyRun() {
  const room = useRoom();
  return (
    <div className={classNames(styles.cues, styles.empty)}>
      <b className={tight.tight}>{texts.emptyRun}</b>
      <p className={tight.sub}>{texts.emptyRunText}</p>
      <Press look="bone" onClick={() => void replaceRun(room)}>
        {texts.useTemplate}
      </Press>
      <LooseCue />
    </div>
  );
}
