import type { Speaker } from '@mes/contract/stream-control';
import type { CSSProperties } from 'react';
import type { PlayerStrap } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Face } from '../parts/Face';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Sign } from '../parts/Sign';
import { BLUE, teamStyle, tone } from '../parts/tones';
import styles from './InGameLower.module.css';

const CASTERS = 532;

/** Who speaks: a column each, a step higher than the one before. */
export function Casters({ casters }: { casters: readonly Speaker[] }) {
  const width = Math.floor(CASTERS / Math.max(2, casters.length));
  return (
    <div className={styles.casters}>
      <div className={`${styles.mark} lg-rise`}>
        <Sign className={styles.sign} />
      </div>
      {casters.map(({ name, detail }, place) => (
        <div
          key={name}
          className={`${styles.caster} lg-rise`}
          style={{ '--i': place + 7, width, height: 128 + place * 16 } as CSSProperties}
        >
          <Name width={width - 40} size={54} delay={760}>
            {name}
          </Name>
          <Fit className={styles.detail}>{detail}</Fit>
        </div>
      ))}
    </div>
  );
}

interface StrapProps {
  strap: PlayerStrap;
  colour: string | null;
  /** Between the columns of cameras. */
  isInner: boolean;
}

const FIGURES = 400;

/** A player with figures on the shoulders of the name. */
export function Strap({ strap, colour, isInner }: StrapProps) {
  const { player, team, side, figures } = strap;
  const shown = colour ?? BLUE;
  const width = FIGURES / Math.max(1, figures.length);
  return (
    <div className={styles.strap} style={teamStyle(shown)} data-inner={isInner || undefined}>
      <div className={`${styles.face} lg-rise`}>
        <Face player={player} side={side} className={styles.picture} />
      </div>
      {figures.map(({ label, value }, place) => (
        <div
          key={label}
          className={`${styles.figure} lg-rise`}
          style={
            {
              '--i': place + 9,
              left: 160 + place * width,
              width: Math.ceil(width),
              background: tone(shown, 46 + place * 14),
            } as CSSProperties
          }
        >
          <Fit>{label}</Fit>
          <b className="lg-tight">
            <Reel value={value} delay={800 + place * 90} />
          </b>
        </div>
      ))}
      <div className={`${styles.name} lg-rise`}>
        <Name width={356} size={70} delay={760}>
          {player.name}
        </Name>
        <Fit className={styles.team}>{team}</Fit>
      </div>
    </div>
  );
}
