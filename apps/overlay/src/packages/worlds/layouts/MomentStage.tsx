import type { ReactNode } from 'react';
import type { SceneTeam } from '../../../models/team';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Glint } from '../parts/Glint';
import { Ring } from '../parts/Ring';
import styles from './MomentStage.module.css';
import { at } from './MomentTitle';
import { STAGE } from './stage-circle';

interface MomentStageProps {
  /** Whether figures stand in the openings of the ring. */
  hasFigures?: boolean;
  hasGlint?: boolean;
  children: ReactNode;
}

/** The ring that all moments but the champion's share. */
export function MomentStage({ hasFigures = false, hasGlint = true, children }: MomentStageProps) {
  return (
    <>
      <Backdrop isBare />
      <Ring {...STAGE} opening={hasFigures ? 21 : 0} hasTicks />
      {children}
      {hasGlint && <Glint x={STAGE.x} y={STAGE.y} radius={STAGE.radius - 16} />}
    </>
  );
}

interface FigureProps {
  value: number;
  slot: 'A' | 'B';
  hasWon: boolean;
}

/** Beside the ring, in metal for whoever has won. */
export function Figure({ value, slot, hasWon }: FigureProps) {
  const offset = STAGE.radius + (value > 9 ? 92 : 46);
  const place: Record<`--${string}`, string> = {
    '--x': `${STAGE.x + (slot === 'A' ? -offset : offset)}px`,
    '--y': `${STAGE.y}px`,
  };
  return (
    <div className={`${styles.figure} wd-at wd-number`} style={place}>
      <span className={`wd-fade ${hasWon ? 'wd-metal' : 'wd-dim'}`} style={at(1_500)}>
        {value}
      </span>
    </div>
  );
}

interface TeamProps {
  team: SceneTeam;
  slot: 'A' | 'B';
  hasLost?: boolean;
}

export function Team({ team, slot, hasLost = false }: TeamProps) {
  return (
    <div className={`${styles.team} wd-fade`} style={at(1_700)} data-slot={slot}>
      <TeamLogo team={team} size={112} />
      <b className={hasLost ? 'wd-dim' : undefined}>
        {team.details?.tag.toUpperCase() || team.displayName}
      </b>
    </div>
  );
}
