import type { GroupRow } from '@mes/contract/bracket-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { signed } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import {
  hasDraws,
  hasPoints,
  isThrough,
  recordText,
  type ShownTable,
} from '../../../tournament/tables';
import { Torn } from '../parts/Torn';
import styles from './GroupTable.module.css';

interface GroupTableProps {
  shown: ShownTable;
  rows: readonly GroupRow[];
  /** For several side by side: a record instead of its parts. */
  isNarrow?: boolean;
  /** The width for a name in pixels, where it is narrow: a longer name is replaced by the tag. */
  room?: number;
  className?: string;
}

/** So few that they have room to be large. */
const FEW = 5;

/** A plate for each team: hot for who advances, cold for who is out. */
export function GroupTable({ shown, rows, isNarrow = false, room, className }: GroupTableProps) {
  return (
    <ol
      className={classNames(styles.table, className)}
      data-narrow={isNarrow || undefined}
      data-draws={hasDraws(shown) || undefined}
      data-few={rows.length <= FEW || undefined}
    >
      <li className={`${styles.labels} eb-lab eb-slam`}>
        <Fit className={styles.group}>{isNarrow ? shown.table.name : ''}</Fit>
        {isNarrow ? (
          <span>Record</span>
        ) : (
          <>
            <span>W</span>
            {hasDraws(shown) && <span>D</span>}
            <span>L</span>
            <span>Rounds</span>
          </>
        )}
        <span>{hasPoints(shown) ? 'Pts' : ''}</span>
      </li>
      {rows.map((row, place) => (
        <Line
          key={row.team.name}
          row={row}
          shown={shown}
          isNarrow={isNarrow}
          room={room}
          place={place}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  row: GroupRow;
  shown: ShownTable;
  isNarrow: boolean;
  room: number | undefined;
  place: number;
}

const NAME_PX = 46;

function Line({ row, shown, isNarrow, room, place }: LineProps) {
  const { cut } = shown;
  const name =
    room === undefined ? displayName(row.team) : nameWithin(row.team, { room, size: NAME_PX });
  const isMarked = isThrough(row, shown);
  const isBelowCut = cut !== null && row.place === cut.places + 1;
  return (
    <Torn
      as="li"
      edges={isMarked ? 'rb' : 'r'}
      width={isNarrow ? 500 : 1_100}
      height={isNarrow ? 60 : 76}
      depth={isNarrow ? 5 : 8}
      seed={place}
      tone={isMarked ? 'molten' : 'cold'}
      step={2 + place}
      isMarked={isMarked}
      className={classNames(styles.row, isBelowCut && styles.below)}
      style={{ '--n': place } as CSSProperties}
    >
      <b className={`${styles.place} eb-t`}>{row.place}</b>
      <TeamLogo team={row.team} size={isNarrow ? 44 : 50} />
      <Fit className={`${styles.name} eb-t`}>{name}</Fit>
      {isNarrow ? (
        <span className={styles.figure}>{recordText(row, shown)}</span>
      ) : (
        <>
          <span className={styles.figure}>{row.wins}</span>
          {hasDraws(shown) && <span className={styles.figure}>{row.draws}</span>}
          <span className={styles.figure}>{row.losses}</span>
          <span className={styles.figure}>{signed(row.roundWins - row.roundLosses)}</span>
        </>
      )}
      <b className={`${styles.points} eb-t`}>{hasPoints(shown) ? row.points : ''}</b>
    </Torn>
  );
}
