import type { RunItem, ShowDesk } from '@mes/contract/show-schemas';
import { sceneNameOf } from '@mes/domain/show/cue';
import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useEffect, useRef } from 'react';
import { interpolate } from '../../../interpolate';
import { useRoom, useServerNow } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { duration, shortTime } from '../times';
import styles from './RunRow.module.css';
import * as texts from './texts';

interface RunRowProps {
  item: RunItem;
  number: number;
  isDone: boolean;
}

/** One cue; a press prepares it. */
export function RunRow({ item, number, isDone }: RunRowProps) {
  const { desk, acts, operators, ownId, isUnseen, setPlace } = useRoom();
  const isAir = desk.item === item.id;
  const isNext = !isAir && desk.preview?.item === item.id;
  const peer = operators.find(
    ({ player, place }) =>
      player.id !== ownId &&
      ((place?.kind === 'cue' && place.id === item.id) ||
        (place?.kind === 'field' && place.field.startsWith(item.id))),
  );
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAir) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAir]);
  return (
    <button
      ref={row}
      type="button"
      className={classNames(
        styles.row,
        isDone && styles.done,
        item.isSkipped && styles.skipped,
        isNext && styles.next,
        isAir && styles.air,
        isAir && isUnseen && styles.unseen,
        peer && styles.peer,
      )}
      style={isAir ? ({ '--progress': `${progressOf(desk, item)}%` } as CSSProperties) : undefined}
      aria-current={isAir ? 'true' : undefined}
      onClick={() => {
        setPlace({ kind: 'cue', id: item.id });
        void acts.act({ act: 'preview_item', id: item.id });
      }}
    >
      <span className={classNames(styles.number, tight.tight)}>{number}</span>
      <span className={classNames(styles.what, tight.clip)}>
        <span className={classNames(styles.name, tight.clip)}>{sceneNameOf(item.cue)}</span>
        <RowNote item={item} isAir={isAir} isNext={isNext} peer={peer?.player.name ?? null} />
      </span>
      <span className={styles.time}>
        {isAir ? <AirTime item={item} /> : <PlannedTime item={item} times={desk.times} />}
      </span>
    </button>
  );
}

interface RowNoteProps {
  item: RunItem;
  isAir: boolean;
  isNext: boolean;
  peer: string | null;
}

function RowNote({ item, isAir, isNext, peer }: RowNoteProps) {
  const { isUnseen, desk, operators } = useRoom();
  const isTyping = operators.some(
    ({ player, place }) => player.name === peer && place?.kind === 'field',
  );
  const state = isAir
    ? isUnseen
      ? roomTexts.notSeenByViewers
      : desk.program.rehearsal
        ? roomTexts.rehearsal
        : roomTexts.onAir
    : isNext
      ? roomTexts.preview
      : null;
  return (
    <span className={tight.clip}>
      {state && <span className={styles.tag}>{state} </span>}
      {peer && (
        <span className={styles.peerMark}>
          {interpolate(isTyping ? roomTexts.isTyping : roomTexts.uses, { name: peer })}
        </span>
      )}
      {!state && !peer && (
        <span className={styles.note}>{item.isSkipped ? texts.skipped : noteOf(item)}</span>
      )}
    </span>
  );
}

function noteOf({ notes, cue }: RunItem): string {
  return notes || cue.texts.title || cue.focus.team || '';
}

function AirTime({ item }: { item: RunItem }) {
  const { desk } = useRoom();
  const now = useServerNow();
  return (
    <>
      {duration(now - (desk.program.takenAt ?? now))}
      <small>{interpolate(texts.ofLength, { time: duration(item.seconds * 1_000) })}</small>
    </>
  );
}

function PlannedTime({ item, times }: { item: RunItem; times: ShowDesk['times'] }) {
  const own = times.items.find(({ id }) => id === item.id);
  const at = own?.plannedAt ?? own?.expectedAt ?? null;
  return (
    <>
      {at === null ? roomTexts.none : shortTime(at)}
      <small>{duration(item.seconds * 1_000)}</small>
    </>
  );
}

/** In percent of the planned length. */
function progressOf({ program }: ShowDesk, { seconds }: RunItem): number {
  if (program.takenAt === null || seconds === 0) return 0;
  const share = (Date.now() - program.takenAt) / (seconds * 1_000);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
