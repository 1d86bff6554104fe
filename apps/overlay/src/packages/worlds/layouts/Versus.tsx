import type { CSSProperties } from 'react';
import type { VersusModel, VersusTeam } from '../../../models/match';
import { UNDECIDED } from '../../../parts/labels';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { flightBetween } from '../globe/regions';
import { viewOf } from '../globe/sphere';
import { Backdrop } from '../parts/Backdrop';
import { Digits } from '../parts/Digits';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ring } from '../parts/Ring';
import { TeamBlock } from '../parts/TeamBlock';
import { BaseLine } from './BaseLine';
import { Lineup, PortraitArc } from './PortraitArc';
import { STAGE } from './stage-circle';
import styles from './Versus.module.css';

const GLOBE = inkLook(236);
const UNKNOWN = { lon: 20, lat: 20 };

/** Two teams left and right of the globe, with the way between their regions. */
export default function Versus({ round, bestOf, A, B, score, maps }: VersusModel) {
  const flight = flightBetween(regionOf(A), regionOf(B));
  return (
    <>
      <Backdrop isBare />
      <Ring {...STAGE} opening={score ? 21 : 0} hasTicks />
      <PortraitArc />
      <Globe
        look={GLOBE}
        x={STAGE.x}
        y={STAGE.y}
        view={flight ? viewOf(...flight) : UNKNOWN}
        sway={flight ? [16, 48] : undefined}
        flight={flight}
      />
      <Meridian top={112} height={816} from="38%" />
      <Head title={round || 'Versus'} note={bestOf === null ? undefined : `Best of ${bestOf}`} />
      <Side half={A} className={styles.left} />
      <Side half={B} className={styles.right} />
      {score && (
        <>
          <Score value={score.A} x={-1} isBehind={score.A < score.B} />
          <Score value={score.B} x={1} isBehind={score.B < score.A} />
        </>
      )}
      <Lineup players={A?.players ?? []} side="coalition" />
      <Lineup players={B?.players ?? []} side="breach" />
      <BaseLine maps={maps} />
    </>
  );
}

function regionOf(half: VersusTeam | null): string | undefined {
  return half?.team.details?.region;
}

function Side({ half, className }: { half: VersusTeam | null; className?: string }) {
  return (
    <TeamBlock
      team={half?.team ?? null}
      name={half?.team.displayName ?? UNDECIDED}
      facts={half ? [seedAndRegion(half), half.facts.record] : []}
      className={className}
    />
  );
}

function seedAndRegion({ facts: { seed, region } }: VersusTeam): string {
  return [seed, region].filter(Boolean).join(' · ');
}

/** In the openings of the ring; two digits need more room. */
const OFFSETS = { one: 338, two: 384 };

interface ScoreProps {
  value: number;
  x: -1 | 1;
  isBehind: boolean;
}

export function Score({ value, x, isBehind }: ScoreProps) {
  const offset = value > 9 ? OFFSETS.two : OFFSETS.one;
  const place: Record<`--${string}`, string> = {
    '--x': `${STAGE.x + x * offset}px`,
    '--y': `${STAGE.y}px`,
  };
  return (
    <div className={`${styles.score} wd-at wd-number`} style={place}>
      <span className="wd-fade" style={{ '--d': '1100ms' } as CSSProperties}>
        <Digits value={value} className={isBehind ? 'wd-dim' : ''} />
      </span>
    </div>
  );
}
