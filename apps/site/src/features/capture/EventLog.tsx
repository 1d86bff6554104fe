import { type Board, latestMoment } from '@mes/domain/capture/board';
import type { LiveEvent } from '@mes/domain/capture/entries';
import { classNames } from '@mes/ui/class-names';
import { memo, type RefObject, useState } from 'react';
import { TextInput } from '../../components/forms/TextInput';
import { interpolate } from '../../interpolate';
import { sentenceOf } from '../matches/captured-map/event-text';
import type { People } from '../matches/captured-map/people';
import styles from './EventLog.module.css';
import { EventRow } from './EventRow';
import { Kbd } from './Kbd';
import { type RoundEvents, roundsOf } from './rounds';
import * as texts from './texts';

interface EventLogProps {
  board: Board;
  /** Ids of events that the server has not confirmed. */
  waiting: ReadonlySet<string>;
  people: People;
  selected: string | null;
  /** The search field. */
  search: RefObject<HTMLInputElement | null>;
  onSelect: (eventId: string | null) => void;
  onRemove: (eventId: string) => void;
  onRemoveRound: (round: RoundEvents) => Promise<void>;
}

/** All captured events by round, newest first. */
export const EventLog = memo(function EventLog(props: EventLogProps) {
  const { board, people, search } = props;
  const [searchText, setSearchText] = useState('');
  const text = searchText.trim().toLowerCase();
  const matches = ({ event }: LiveEvent) =>
    text === '' || sentenceOf(event, people).toLowerCase().includes(text);
  const rounds = roundsOf(board)
    .map((round) => ({ ...round, events: round.events.filter(matches).toReversed() }))
    .filter(({ events, finished }) => events.length > 0 || (finished === null && text === ''))
    .toReversed();
  return (
    <section className={styles.log} aria-label={texts.events}>
      <div className={styles.tools}>
        <TextInput
          ref={search}
          label={texts.findEvent}
          hideLabel
          type="search"
          placeholder={texts.findEvent}
          className={styles.search}
          value={searchText}
          onChange={setSearchText}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setSearchText('');
            event.currentTarget.blur();
          }}
        />
        <span className={styles.keys}>
          <Kbd>{texts.keyZ}</Kbd>
          {texts.undoLast} <Kbd>{texts.keyDel}</Kbd>
          {texts.removeSelected}
        </span>
      </div>
      <div
        className={styles.rounds}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        {rounds.map((round) => (
          <Round key={round.number} round={round} {...props} />
        ))}
        {rounds.length === 0 && <p className={styles.none}>{texts.noEventFits}</p>}
      </div>
    </section>
  );
});

function Round({ round, ...props }: EventLogProps & { round: RoundEvents }) {
  const { board, waiting, people, selected, onSelect, onRemove } = props;
  const { number, finished, events, startedAt } = round;
  const count =
    events.length === 1 ? texts.oneEvent : interpolate(texts.eventCount, { count: events.length });
  const newest = board.events.at(-1)?.event.id;
  return (
    <>
      <p className={classNames(styles.head, finished !== null && styles.over)}>
        <b>{interpolate(texts.roundNumber, { number })}</b>
        <span>{finished ? `${people.teamName(finished.winner)}, ${count}` : count}</span>
        {finished && (
          <button
            type="button"
            className={styles.remove}
            tabIndex={-1}
            onClick={() => void props.onRemoveRound(round)}
          >
            {texts.removeRound}
          </button>
        )}
      </p>
      <ul>
        {events.map(({ event, operator }) => (
          <EventRow
            key={event.id}
            event={event}
            operator={operator}
            people={people}
            since={startedAt ?? event.at}
            sideA={finished?.sideA ?? latestMoment(board).sideA}
            isNewest={event.id === newest}
            isSelected={event.id === selected}
            isWaiting={waiting.has(event.id)}
            onSelect={onSelect}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </>
  );
}
