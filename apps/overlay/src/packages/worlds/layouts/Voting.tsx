import type { CSSProperties } from 'react';
import type { VotingModel, VotingSide } from '../../../models/people';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ring } from '../parts/Ring';
import { arcPath } from '../parts/ring-path';
import styles from './Voting.module.css';

const RADIUS = 190;
const Y = 432;
const XS = [488, 1_432] as const;

/** A ring for each side: its gold arc is the share, with the percent inside. */
export default function Voting({ note, sides, state, page }: VotingModel) {
  if (!sides) {
    return (
      <>
        <Backdrop />
        <Head title="Predictions" />
        <Empty>No match is open for votes right now.</Empty>
      </>
    );
  }
  const isOver = sides.some(({ hasLost }) => hasLost);
  return (
    <>
      <Backdrop isBare />
      <Meridian top={118} height={780} />
      <Head title="Predictions" note={note} />
      {sides.map((side, place) => (
        <Side key={side.name} side={side} x={XS[place === 0 ? 0 : 1]} isOver={isOver} />
      ))}
      <p className={`${styles.base} wd-fade`} style={{ '--d': '1900ms' } as CSSProperties}>
        <Cut className="wd-label wd-gold">{state}</Cut>
        <Cut widest={112}>{page}</Cut>
      </p>
    </>
  );
}

/** The sign for times is a blot in the wide cut of the type. */
function plainFactor(factor: string): string {
  return factor.replace('×', '');
}

interface SideProps {
  side: VotingSide;
  x: number;
  /** Metal is kept for whoever has won. */
  isOver: boolean;
}

function Side({ side, x, isOver }: SideProps) {
  const { team, name, share, stakes, factor, hasLost } = side;
  const metal = isOver && !hasLost ? 'wd-metal' : '';
  return (
    <>
      <Ring x={x} y={Y} radius={RADIUS} quiet />
      <svg
        className={`${styles.share} wd-fade`}
        style={{ left: x - 210, top: Y - 210 }}
        viewBox="0 0 420 420"
        aria-hidden="true"
        data-lost={hasLost || undefined}
      >
        {share !== null && share > 0 && <path d={shareArc(share)} />}
      </svg>
      <section
        className={styles.side}
        style={{ left: x - 380, '--d': '1100ms' } as CSSProperties}
        data-lost={hasLost || undefined}
      >
        <span className={`${styles.logo} wd-fade`}>
          <TeamLogo team={team} size={112} />
        </span>
        <span className={`${styles.percent} wd-number wd-fade ${metal}`}>
          <Digits value={share === null ? '–' : percent(share)} />
        </span>
        <div className={`${styles.text} wd-fade`}>
          <Cut className={`${styles.name} wd-name ${metal}`}>{name}</Cut>
          <Cut className="wd-label">{[stakes, plainFactor(factor)].filter(Boolean).join(', ')}</Cut>
        </div>
      </section>
    </>
  );
}

function shareArc(share: number): string {
  const circle = { x: 210, y: 210, radius: RADIUS };
  return arcPath(circle, -90, -90 + 359.9 * Math.min(1, share));
}
