import type { GroupRow } from '@mes/contract/bracket-schemas';
import type { CSSProperties } from 'react';
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
import { Tag } from '../parts/Tag';
import type { Wire } from '../parts/wire';
import styles from './StandingsTable.module.css';

const TOP = 152;
const PITCH = 100;
/** What the tag of the cut takes. */
const CUT = 56;
const RIGHT = 1_152;

interface TableProps {
  shown: ShownTable;
  rows: readonly GroupRow[];
}

/** Each row lies on a trace from the rail: bright for who advances. */
export function tableWires(rows: readonly GroupRow[], shown: ShownTable): Wire[] {
  return rows.map((row, place) => {
    const y = topOf(place, rows, shown) + 86;
    const isIn = isThrough(row, shown);
    return {
      points: [
        [120, y],
        [RIGHT, y],
      ],
      tone: isIn ? 'a' : 'trace-dim',
      delay: 200 + place * 70,
      hasVia: true,
      isPulsed: isIn,
    };
  });
}

/** The first row of the page that is below the cut, if both sides of it are on the page. */
function cutPlace(rows: readonly GroupRow[], { cut }: ShownTable): number {
  const place = cut === null ? -1 : rows.findIndex((row) => row.place > cut.places);
  return place > 0 ? place : Number.POSITIVE_INFINITY;
}

function topOf(place: number, rows: readonly GroupRow[], shown: ShownTable): number {
  return TOP + place * PITCH + (place >= cutPlace(rows, shown) ? CUT : 0);
}

export function StandingsTable({ shown, rows }: TableProps) {
  const cut = cutPlace(rows, shown);
  return (
    <>
      <div className={`${styles.labels} ${styles.line} ci-flash`}>
        <span className="ci-silk">Rank</span>
        <span />
        <span className="ci-silk">Team</span>
        <span className={`${styles.figure} ci-silk`}>{hasDraws(shown) ? 'W–D–L' : 'W – L'}</span>
        <span className={`${styles.figure} ci-silk`}>Rounds</span>
        <span className={`${styles.figure} ci-silk`}>{hasPoints(shown) ? 'Points' : ''}</span>
      </div>
      {rows.map((row, place) => (
        <Line
          key={row.team.name}
          row={row}
          shown={shown}
          top={topOf(place, rows, shown)}
          delay={420 + place * 70}
        />
      ))}
      {Number.isFinite(cut) && (
        <div className={`${styles.cut} ci-flash`} style={{ top: TOP + cut * PITCH + 8 }}>
          <Tag tone="plain">Advance</Tag>
          <i />
        </div>
      )}
    </>
  );
}

interface LineProps {
  row: GroupRow;
  shown: ShownTable;
  top: number;
  delay: number;
}

function Line({ row, shown, top, delay }: LineProps) {
  const { team } = row;
  return (
    <div
      className={`${styles.line} ${styles.row} ci-flash`}
      style={{ top, '--d': `${delay}ms` } as CSSProperties}
      data-in={isThrough(row, shown) || undefined}
    >
      <span className={`${styles.rank} ci-name`}>{row.place}</span>
      <TeamLogo team={team} size={54} />
      <Fit className={`${styles.name} ci-name`}>{nameWithin(team, { room: 270, size: 50 })}</Fit>
      <span className={styles.figure}>
        {hasDraws(shown) ? recordText(row, shown) : `${row.wins} – ${row.losses}`}
      </span>
      <span className={styles.figure}>{signed(row.roundWins - row.roundLosses)}</span>
      <span className={`${styles.figure} ${styles.points} ci-name`}>
        {hasPoints(shown) ? row.points : ''}
      </span>
    </div>
  );
}
