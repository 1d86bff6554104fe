import type { CaptureEvent } from '@mes/domain/capture/events';
import { type Side, sideOf } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { IconClockHour4, IconX } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useAccount } from '../../api/account';
import { IconButton } from '../../components/IconButton';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { clockText } from '../matches/captured-map/clock-text';
import { partsOf, sentenceOf } from '../matches/captured-map/event-text';
import type { People } from '../matches/captured-map/people';
import { EventIcon } from './EventIcon';
import styles from './EventRow.module.css';
import * as texts from './texts';

interface EventRowProps {
  event: CaptureEvent;
  /** Account id of the operator; empty if unknown. */
  operator: string;
  people: People;
  /** Start of its round. */
  since: number;
  /** Side of team A in its round. */
  sideA: Side;
  isNewest: boolean;
  isSelected: boolean;
  /** The server has not confirmed it. */
  isWaiting: boolean;
  onSelect: (eventId: string | null) => void;
  onRemove: (eventId: string) => void;
}

/** One event. Memoized, as the log has hundreds of rows and must react to each key at once. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, operator, people, since, isNewest, isSelected, isWaiting } = props;
  const accountId = useAccount()?.id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { actor, victim, what, note } = partsOf(event, people);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the board select rows
    <li
      ref={row}
      className={classNames(styles.row, isNewest && styles.newest, isSelected && styles.selected)}
      aria-current={isSelected || undefined}
      onClick={() => props.onSelect(isSelected ? null : event.id)}
    >
      <span className={styles.when}>{clockText(event.at - since)}</span>
      <span>{actor !== null && <Player playerId={actor} {...props} />}</span>
      <span className={styles.what}>
        <EventIcon event={event} />
        {victim !== null ? <Player playerId={victim} {...props} /> : <b>{what}</b>}
      </span>
      <span className={styles.note}>
        {note}
        {operator !== '' && operator !== accountId && (
          <span className={styles.other}>{texts.otherOperator}</span>
        )}
        {isWaiting && (
          <>
            <IconClockHour4 size={14} stroke={1.75} aria-hidden="true" />
            <Hidden>{texts.notSentYet}</Hidden>
          </>
        )}
      </span>
      <IconButton
        label={interpolate(texts.removeEvent, { event: sentenceOf(event, people) })}
        size="sm"
        tabIndex={-1}
        icon={<IconX stroke={1.75} />}
        onClick={(press) => {
          press.stopPropagation();
          props.onRemove(event.id);
        }}
      />
    </li>
  );
});

interface PlayerProps extends Pick<EventRowProps, 'people' | 'sideA'> {
  playerId: string;
}

function Player({ playerId, people, sideA }: PlayerProps) {
  const team = people.teamOf(playerId);
  return (
    <span className={classNames(styles.who, team && styles[sideOf(team, sideA)])}>
      {people.nameOf(playerId)}
    </span>
  );
}
