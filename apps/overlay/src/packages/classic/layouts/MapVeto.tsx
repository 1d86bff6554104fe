import { BAN, DECIDER, PICK, type SlotCode } from '@mes/domain/veto/formats';
import { MapArt } from '@mes/ui/MapArt.tsx';
import type { CSSProperties } from 'react';
import type { Opponents } from '../../../data/use-scene-data';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { FullScene } from '../../FullScene';
import type { MapVetoModel, VetoCell } from '../../models/match';
import { Empty } from '../parts/Empty';
import { Pairing } from '../parts/Pairing';
import styles from './MapVeto.module.css';

const KINDS: Readonly<Record<SlotCode, { word: string; style: string }>> = {
  [BAN]: { word: 'Ban', style: styles.ban! },
  [PICK]: { word: 'Pick', style: styles.pick! },
  [DECIDER]: { word: 'Decider', style: styles.decider! },
  3: { word: 'Left out', style: styles.out! },
};

/** Height is meaning: decider, picks, bans, left out. */
export default function MapVeto({ round, bestOf, opponents, cells, empty }: MapVetoModel) {
  return (
    <FullScene title="Map veto" note={roundAndFormat(round, bestOf)}>
      <Pairing opponents={opponents} />
      {cells.length === 0 && <Empty>{empty}</Empty>}
      <div className={styles.cards}>
        {cells.map((cell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
          <Card key={place} cell={cell} place={place} opponents={opponents} />
        ))}
      </div>
    </FullScene>
  );
}

interface CardProps {
  cell: VetoCell;
  place: number;
  opponents: Opponents;
}

function Card({ cell, place, opponents }: CardProps) {
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
        {cell.order !== null && <b className={styles.order}>{cell.order}</b>}
        <Fit className={`${styles.map} tight`}>{cell.map ?? (cell.isNext ? 'Choosing' : '')}</Fit>
      </div>
    </div>
  );
}
