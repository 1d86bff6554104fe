import type { CSSProperties } from 'react';
import type { BestPlayer as BestPlayerModel } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Face } from '../parts/Face';
import { Name } from '../parts/Name';
import { Rising } from '../parts/Rising';
import { BLUE, teamColour, teamStyle } from '../parts/tones';
import styles from './MomentBestPlayer.module.css';

const HEIGHTS = [620, 720, 820, 920, 1_020];
const FIGURES = { left: 880, right: 1_920, best: 440, lowest: 430, highest: 880 };

/** The player before the columns of the team; the figures climb to the most telling one, the first. */
export function BestPlayer({ player, team, of, figures }: BestPlayerModel) {
  const colour = team ? teamColour(team.name) : BLUE;
  const about = [team?.name, of].filter(Boolean).join(', ');
  return (
    <div className={styles.moment} style={teamStyle(colour)}>
      <Backdrop quiet />
      <Rising
        colour={colour}
        heights={HEIGHTS}
        stepOf={(place) => place}
        shareOf={(place) => 50 + place * 11}
        isWinner
      />
      <div className={`${styles.person} lg-fade`}>
        <Face player={player} side="coalition" className={styles.face} />
      </div>
      {team && (
        <div className={`${styles.emblem} lg-fade`}>
          <TeamLogo team={team} size={128} />
        </div>
      )}
      {figures.toReversed().map(({ label, value }, place) => (
        <Figure key={label} label={label} value={value} place={place} count={figures.length} />
      ))}
      <div className={styles.name}>
        <p className="lg-fade">Most valuable player</p>
        <p className="lg-fade">{about}</p>
        <Name width={680} size={300} height={260} delay={520}>
          {player.name}
        </Name>
      </div>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  place: number;
  count: number;
}

function Figure({ label, value, place, count }: FigureProps) {
  const { left, right, best, lowest, highest } = FIGURES;
  const isBest = place === count - 1;
  const each = (right - left - best) / Math.max(1, count - 1);
  const width = isBest ? best : each;
  const share = count === 1 ? 1 : place / (count - 1);
  return (
    <Column
      x={isBest ? right - best : left + place * each}
      width={width}
      height={lowest + (highest - lowest) * share}
      tones={isBest ? ['var(--team)', 'var(--team-60)'] : ['#23367b', '#0f1943']}
      step={place + 4}
      isWinner={isBest}
      hasEdge={!isBest}
      className={isBest ? styles.best : styles.figure}
    >
      <p style={{ '--d': `${700 + place * 90}ms` } as CSSProperties} className="lg-fade">
        {label}
      </p>
      <Name width={width - (isBest ? 110 : 28)} size={216} delay={600 + place * 120}>
        {value}
      </Name>
    </Column>
  );
}
