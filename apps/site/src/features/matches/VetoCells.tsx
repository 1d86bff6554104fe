import type { Match, MatchMap, Veto } from '@mes/contract/match-schemas';
import { otherTeam, type Side, sideOf } from '@mes/domain/series/team-slots';
import { BAN, DECIDER, LEFT_OUT, PICK, type SlotCode } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { useEffect, useRef } from 'react';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { Hidden } from '../../components/text/Hidden';
import { SIDE_LABELS, SLOT_LABELS } from './labels';
import styles from './VetoCells.module.css';

type Teams = Pick<Match, 'teamA' | 'teamB'>;

export interface VetoCell {
  readonly code: SlotCode;
  /** Null while nobody has chosen. */
  readonly map: string | null;
  readonly by: 'A' | 'B' | null;
  /** Time ran out and the server chose. */
  readonly automatic: boolean;
  /** Where team A starts on it. */
  readonly sideA: Side | null;
  readonly played: MatchMap | null;
}

interface VetoCellsProps {
  cells: readonly VetoCell[];
  match: Teams;
  /** The slot whose turn it is. */
  current?: number | null;
}

const LOOKS: Readonly<Record<SlotCode, string | undefined>> = {
  [BAN]: styles.ban,
  [PICK]: styles.pick,
  [DECIDER]: styles.decider,
  [LEFT_OUT]: styles.out,
};

/** Maps in the order in which they were chosen; on a phone they scroll along with the turn. */
export function VetoCells({ cells, match, current = null }: VetoCellsProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => showCell(strip.current, current), [current]);
  return (
    <ol
      ref={strip}
      className={styles.strip}
      aria-label="Maps in order"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
      tabIndex={0}
    >
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
        <Slot key={place} cell={cell} match={match} isCurrent={place === current} />
      ))}
    </ol>
  );
}

export function vetoCells(veto: Veto, maps: readonly MatchMap[]): VetoCell[] {
  return veto.slots.map(({ code, map, by, automatic, sideA }) => ({
    code,
    map,
    by,
    automatic,
    sideA: code === LEFT_OUT ? null : sideA,
    played: maps.find((each) => each.map === map) ?? null,
  }));
}

function Slot({ cell, match, isCurrent }: { cell: VetoCell; match: Teams; isCurrent: boolean }) {
  const { code, map, by, automatic, played } = cell;
  const team = by === 'A' ? match.teamA : by === 'B' ? match.teamB : null;
  const begun = played && (played.state === 'live' || played.state === 'finished');
  const unneeded = played?.state === 'left_out';
  return (
    <li
      className={classNames(
        styles.slot,
        map === null ? styles.open : LOOKS[code],
        unneeded && styles.out,
        isCurrent && styles.current,
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {map !== null && <MapArt map={map} className={styles.art} />}
      <p className={styles.head}>
        <span>
          {unneeded ? 'Not needed' : map === null ? SLOT_LABELS[code].step : SLOT_LABELS[code].done}
        </span>
        {team && <TeamLogo team={team} size={20} plain />}
        {team && <Hidden>{`by ${team.name}${automatic ? ', by the server' : ''}`}</Hidden>}
      </p>
      <p className={styles.foot}>
        {begun && (
          <span className={styles.result}>
            {played.state === 'live' && <LiveMark className={styles.live} />}
            {`${played.scoreA} : ${played.scoreB}`}
          </span>
        )}
        <span className={styles.map}>{map ?? 'Open'}</span>
        <span className={styles.note}>{begun ? '' : noteOf(cell, match)}</span>
      </p>
    </li>
  );
}

/** Who starts where, and whether nobody chose. The side is the choice of whoever did not pick. */
function noteOf({ automatic, sideA, by }: VetoCell, match: Teams): string {
  if (automatic) return 'Time ran out';
  if (sideA === null) return '';
  const chooser = by === null ? 'A' : otherTeam(by);
  const tag = (chooser === 'A' ? match.teamA : match.teamB)?.tag ?? chooser;
  return `${tag} ${SIDE_LABELS[sideOf(chooser, sideA)]}`;
}

/** Scrolls the strip only, never the page. Without a turn it begins at its beginning. */
function showCell(strip: HTMLElement | null, place: number | null): void {
  const cell = strip?.children[place ?? 0];
  if (!strip || !(cell instanceof HTMLElement)) return;
  const middle = cell.offsetLeft - strip.offsetLeft + cell.offsetWidth / 2;
  strip.scrollLeft = middle - strip.clientWidth / 2;
}
