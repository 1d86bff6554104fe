import { BAN, DECIDER, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import type { CSSProperties } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Name } from '../parts/Name';
import { teamStyle } from '../parts/tones';
import styles from './VetoSlot.module.css';

interface VetoSlotProps {
  cell: VetoCell;
  place: number;
  width: number;
  colours: Readonly<Record<'A' | 'B', string>>;
  opponents: Opponents;
}

type Kind = 'open' | 'next' | 'ban' | 'pick' | 'decider' | 'out';

const HEIGHTS: Readonly<Record<Kind, number>> = {
  open: 500,
  next: 640,
  ban: 420,
  pick: 840,
  decider: 920,
  out: 360,
};

/** The caption and the number of the map above the name. */
const HEAD = { played: 390, other: 100 };

/** A column of the veto. It travels to its new height; the name stays on the floor. */
export function VetoSlot({ cell, place, width, colours, opponents }: VetoSlotProps) {
  const kind = kindOf(cell);
  const height = HEIGHTS[kind];
  const team = cell.by && opponents[cell.by];
  const isPlayed = kind === 'pick' || kind === 'decider';
  const style: Record<`--${string}`, string | number> = {
    '--i': place + 2,
    '--height': `${height}px`,
  };
  const tones = cell.by ? teamStyle(colours[cell.by]) : undefined;
  return (
    <li
      className={`${styles.slot} lg-rise`}
      style={{ ...tones, ...(style as CSSProperties), left: place * width, width }}
      data-kind={kind}
      data-map={cell.map ?? undefined}
    >
      <div className={styles.body}>
        {cell.map !== null && <MapPicture map={cell.map} className={styles.art} />}
        <p className={styles.caption}>
          {cell.map === null ? (team ? tagOf(team) : '') : wordOf(cell)}
          {team && <TeamLogo team={team} size={40} />}
        </p>
        {isPlayed && cell.map !== null && (
          <b className={`${styles.number} lg-tight`} data-bleed>
            {cell.order}
          </b>
        )}
      </div>
      {/* A turned box is larger than its letters. */}
      <div className={styles.name} data-bleed>
        <Name
          width={height - (isPlayed ? HEAD.played : HEAD.other) - 54}
          size={isPlayed || kind === 'next' ? 122 : 84}
          delay={700}
        >
          {cell.map ?? wordOf(cell)}
        </Name>
      </div>
    </li>
  );
}

function kindOf({ code, map, isNext }: VetoCell): Kind {
  if (map === null) return isNext ? 'next' : 'open';
  if (code === BAN) return 'ban';
  if (code === PICK) return 'pick';
  return code === DECIDER ? 'decider' : 'out';
}

const LABELS = { [BAN]: 'Ban', [PICK]: 'Pick', [DECIDER]: 'Decider', [LEFT_OUT]: 'Left out' };

function wordOf({ code }: VetoCell): string {
  return LABELS[code];
}

function tagOf(team: SceneTeam): string {
  return team.details?.tag || team.displayName;
}
