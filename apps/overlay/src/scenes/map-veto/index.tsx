import { vetoStrip } from '@mes/domain/stream/veto-strip';
import { BAN, DECIDER, PICK, type SlotCode } from '@mes/domain/veto/formats';
import { MapArt } from '@mes/ui/MapArt.tsx';
import type { CSSProperties } from 'react';
import { matchSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import {
  type CurrentStream,
  type Opponents,
  useOpponents,
  useRound,
  useStream,
} from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { roundAndFormat } from '../../parts/labels';
import { TeamLogo } from '../../parts/TeamLogo';
import { Versus } from '../../parts/Versus';
import styles from './map-veto.module.css';

interface Cell {
  readonly code: SlotCode;
  readonly map: string | null;
  readonly by: 'A' | 'B' | null;
  readonly isNext: boolean;
}

const KINDS: Readonly<Record<SlotCode, { word: string; style: string }>> = {
  [BAN]: { word: 'Ban', style: styles.ban! },
  [PICK]: { word: 'Pick', style: styles.pick! },
  [DECIDER]: { word: 'Decider', style: styles.decider! },
  3: { word: 'Left out', style: styles.out! },
};

/** The nine maps in the order of the veto. Height is meaning: decider, picks, bans, left out. */
export default function MapVeto() {
  const stream = useStream();
  const round = useRound();
  const opponents = useOpponents();
  const cells = useCells(stream);
  return (
    <FullScene title="Map veto" note={roundAndFormat(round, stream?.teamA ? stream.bestOf : null)}>
      <Versus opponents={opponents} />
      {cells.length === 0 && <Empty>{whyNone(stream)}</Empty>}
      <div className={styles.cards}>
        {cells.map((cell, place) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
            key={place}
            cell={cell}
            place={place}
            order={orderOf(cells, place)}
            opponents={opponents}
          />
        ))}
      </div>
    </FullScene>
  );
}

/** A stream by hand can have maps that nobody has vetoed here. */
function whyNone(stream: CurrentStream | null): string {
  const isPastVeto = stream !== null && (stream.maps.length > 0 || stream.scoreText !== '');
  return isPastVeto ? 'This series has no map veto.' : 'The map veto has not started yet.';
}

/** From the match itself where it is linked, which knows who chose; else turns alternate. */
function useCells(stream: CurrentStream | null): readonly Cell[] {
  const match = useSource(stream?.matchup.id ? matchSource(stream.matchup.id) : null);
  if (match?.veto) {
    const { slots, turn } = match.veto;
    return slots.map(({ code, map, by }, slot) => ({ code, map, by, isNext: turn?.slot === slot }));
  }
  if (!stream) return [];
  const { format, mapVeto } = stream.matchup;
  if (!stream.liveMapVeto && mapVeto.every((map) => map === null)) return [];
  return vetoStrip(format, mapVeto).map(({ code, map, by, open }) => ({
    code,
    map,
    by,
    isNext: open && stream.liveMapVeto,
  }));
}

/** Which map of the series it is, counted over picks and decider; null for the others. */
function orderOf(cells: readonly Cell[], place: number): number | null {
  const isPlayed = ({ code }: Cell) => code === PICK || code === DECIDER;
  if (!isPlayed(cells[place]!)) return null;
  return cells.slice(0, place + 1).filter(isPlayed).length;
}

interface CardProps {
  cell: Cell;
  place: number;
  order: number | null;
  opponents: Opponents;
}

function Card({ cell, place, order, opponents }: CardProps) {
  const { word, style } = KINDS[cell.code];
  const team = cell.by === null ? null : opponents[cell.by];
  const state = cell.map === null ? (cell.isNext ? styles.next : styles.open) : '';
  return (
    <div
      className={`${styles.card} ${style} ${state} wipe`}
      style={{ '--i': place } as CSSProperties}
      data-map={cell.map ?? undefined}
    >
      {cell.map !== null && <MapArt key={cell.map} map={cell.map} className={styles.art} />}
      <div className={styles.top}>
        <span>{word}</span>
        {team && (
          <span className={styles.by}>
            <TeamLogo team={team} size={50} />
          </span>
        )}
      </div>
      <div className={styles.foot}>
        {order !== null && <b className={styles.order}>{order}</b>}
        <Fit className={`${styles.map} tight`}>{cell.map ?? (cell.isNext ? 'Choosing' : '')}</Fit>
      </div>
    </div>
  );
}
