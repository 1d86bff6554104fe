import type { CapturedMap } from '@mes/contract/capture';
import { type Board, momentAfter } from '@mes/domain/capture/board';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { Button } from '../../../components/Button';
import { interpolate } from '../../../interpolate';
import { clockText } from '../captured-map/clock-text';
import { sentenceOf } from '../captured-map/event-text';
import type { People } from '../captured-map/people';
import * as texts from '../texts';
import { eventBefore } from './replay';
import styles from './Scrubber.module.css';

interface ScrubberProps {
  map: CapturedMap;
  board: Board;
  people: People;
  /** How many events have happened at the shown moment. */
  position: number;
  /** Null follows the newest event. */
  onMove: (position: number | null) => void;
}

/** A slider through the events of a map; the scoreboard shows the chosen moment. */
export function Scrubber({ map, board, people, position, onMove }: ScrubberProps) {
  const end = board.events.length;
  const moment = momentAfter(board, position);
  const event = eventBefore(board, position)?.event ?? null;
  const isLast = position >= end;
  const started = board.events[0]?.event.at ?? 0;
  const text = event === null ? texts.beforeFirstRound : sentenceOf(event, people);
  return (
    <div className={styles.scrubber}>
      <input
        type="range"
        className={styles.range}
        aria-label={texts.momentOfMap}
        aria-valuetext={interpolate(texts.momentSpoken, {
          scoreA: moment.score.A,
          scoreB: moment.score.B,
          moment: text,
        })}
        min={0}
        max={end}
        value={position}
        onChange={({ target }) => {
          const next = Number(target.value);
          onMove(next >= end ? null : next);
        }}
      />
      <p className={styles.line} aria-live="off">
        <span className={styles.when}>{clockText((event?.at ?? started) - started)}</span>
        <b className={styles.score}>{`${moment.score.A} : ${moment.score.B}`}</b>
        <span className={styles.text}>{text}</span>
        {isLast && map.state !== 'finished' && (
          <LiveMark className={styles.end}>{texts.live}</LiveMark>
        )}
        {!isLast && (
          <Button variant="quiet" size="sm" className={styles.end} onClick={() => onMove(null)}>
            {map.state === 'finished' ? texts.showTheEnd : texts.backToLive}
          </Button>
        )}
      </p>
    </div>
  );
}
