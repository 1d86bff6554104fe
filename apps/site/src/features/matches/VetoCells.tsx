import type { Match, MatchMap, Veto } from '@mes/contract/match-schemas';
import { otherTeam, type Side, sideOf } from '@mes/domain/series/team-slots';
import { BAN, DECIDER, LEFT_OUT, PICK, type SlotCode } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { useEffect, useRef } from 'react';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { SIDE_LABELS, SLOT_LABELS } from './labels';
import * as texts from './texts';
import styles from './VetoCells.module.css';

type Teams = Pick<Match, 'teamA' | 'teamB'>;

export interface VetoCell {
  readonly code: SlotCode;
  /** Null until it is chosen. */
  readonly map: string | null;
  readonly by: 'A' | 'B' | null;
  /** Chosen by the server, because the time was up. */
  readonly automatic: boolean;
  /** The side on which team A starts. */
  readonly sideA: Side | null;
  readonly played: MatchMap | null;
}

interface VetoCellsProps {
  cells: readonly VetoCell[];
  match: Teams;
  /** The slot whose turn it is. */
  current?: number | null;
}

const CLASSES: Readonly<Record<SlotCode, string | undefined>> = {
  [BAN]: styles.ban,
  [PICK]: styles.pick,
  [DECIDER]: styles.decider,
  [LEFT_OUT]: styles.out,
};

/** Maps in the order of the veto; on a phone the strip scrolls to the current turn. */
export function VetoCells({ cells, match, current = null }: VetoCellsProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => showCell(strip.current, current), [current]);
  return (
    <ol
      ref={strip}
      className={styles.strip}
      aria-label={texts.mapsInOrder}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
      tabIndex={0}
    >
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index in the sequence
        <Slot key={index} cell={cell} match={match} isCurrent={index === current} />
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
  const hasBegun = played && (played.state === 'live' || played.state === 'finished');
  const isUnneeded = played?.state === 'left_out';
  return (
    <li
      className={classNames(
        styles.slot,
        map === null ? styles.open : CLASSES[code],
        isUnneeded && styles.out,
        isCurrent && styles.current,
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {map !== null && <MapArt map={map} className={styles.art} />}
      <p className={styles.head}>
        <span>
          {isUnneeded
            ? texts.notNeeded
            : map === null
              ? SLOT_LABELS[code].step
              : SLOT_LABELS[code].done}
        </span>
        {team && <TeamLogo team={team} size={20} plain />}
        {team && (
          <Hidden>
            {interpolate(automatic ? texts.chosenByServer : texts.chosenBy, {
              teamName: team.name,
            })}
          </Hidden>
        )}
      </p>
      <p className={styles.foot}>
        {hasBegun && (
          <span className={styles.result}>
            {played.state === 'live' && <LiveMark className={styles.live} />}
            {`${played.scoreA} : ${played.scoreB}`}
          </span>
        )}
        <span className={styles.map}>{map ?? texts.open}</span>
        <span className={styles.note}>{hasBegun ? '' : noteOf(cell, match)}</span>
      </p>
    </li>
  );
}

/** The starting side, which the team chooses that did not pick the map, or that the time was up. */
function noteOf({ automatic, sideA, by }: VetoCell, match: Teams): string {
  if (automatic) return texts.timeRanOut;
  if (sideA === null) return '';
  const chooserSlot = by === null ? 'A' : otherTeam(by);
  const tag = (chooserSlot === 'A' ? match.teamA : match.teamB)?.tag ?? chooserSlot;
  return `${tag} ${SIDE_LABELS[sideOf(chooserSlot, sideA)]}`;
}

/** Scrolls the strip only, never the page; to its start without a turn. */
function showCell(strip: HTMLElement | null, index: number | null): void {
  const cell = strip?.children[index ?? 0];
  if (!strip || !(cell instanceof HTMLElement)) return;
  const middle = cell.offsetLeft - strip.offsetLeft + cell.offsetWidth / 2;
  strip.scrollLeft = middle - strip.clientWidth / 2;
}
