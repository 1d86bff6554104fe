import type { CSSProperties } from 'react';
import type { LineupPlayer, VersusTeam } from '../../../models/match';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Column } from '../parts/Column';
import { Face } from '../parts/Face';
import { Name } from '../parts/Name';
import { NIGHT, NOBODY, teamStyle, tone } from '../parts/tones';
import styles from './VersusHalf.module.css';

interface VersusHalfProps {
  half: VersusTeam | null;
  colour: string;
  side: 'coalition' | 'breach';
}

/** From the outer edge to the spine. */
const STEPS = [0, 1, 2, 3, 4];
const WIDTH = 160;
const STEP = 92;

/** Columns that flood in the colour of the team, its name over them, and its players at their foot. */
export function VersusHalf({ half, colour, side }: VersusHalfProps) {
  const isRight = side === 'breach';
  const shown = half ? colour : NOBODY;
  return (
    <section className={styles.half} style={teamStyle(shown)} data-right={isRight || undefined}>
      {STEPS.map((step) => (
        <Column
          key={step}
          x={leftOf(step, isRight)}
          width={WIDTH}
          height={1080 - (4 - step) * STEP}
          tones={[tone(shown, 60 + step * 10), tone(shown, 36 + step * 9)]}
          step={step}
        />
      ))}
      {half && <Facts half={half} />}
      <h2 className={styles.name}>
        <Name width={712} height={290} size={262} lines={2} align={isRight ? 'left' : 'right'}>
          {half?.team.displayName ?? UNDECIDED}
        </Name>
      </h2>
      {half?.players.map((player, place) => (
        <Player key={player.id} player={player} half={half} side={side} place={place} />
      ))}
    </section>
  );
}

function leftOf(step: number, isRight: boolean): number {
  return (isRight ? 4 - step : step) * WIDTH;
}

/** On the three steps beside the spine: emblem, rank and record. */
function Facts({ half: { team, facts } }: { half: VersusTeam }) {
  const [label, figure] = placeOf({ team, facts });
  return (
    <>
      <div className={`${styles.emblem} lg-fade`}>
        <TeamLogo team={team} size={138} />
      </div>
      {figure && (
        <p className={`${styles.fact} ${styles.rank} lg-fade`} style={delayed(600)}>
          <span>{label}</span>
          <b className="lg-tight">{figure}</b>
        </p>
      )}
      {facts.record && (
        <p className={`${styles.fact} ${styles.record} lg-fade`} style={delayed(680)}>
          {facts.record.split(', ').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
    </>
  );
}

/** The seed of the tournament, or else the rank among all teams. */
function placeOf({ team, facts }: Pick<VersusTeam, 'team' | 'facts'>): string[] {
  if (facts.seed) return facts.seed.split(' ');
  const rank = team.details?.rank ?? null;
  return rank === null ? [] : ['Rank', String(rank)];
}

interface PlayerProps {
  player: LineupPlayer;
  half: VersusTeam;
  side: 'coalition' | 'breach';
  place: number;
}

/** The best one stands beside the spine, as the line-up is ordered. */
function Player({ player, half, side, place }: PlayerProps) {
  const isRight = side === 'breach';
  const step = Math.min(4, 4 - place);
  const rating = half.team.details?.players.find(({ id }) => id === player.id)?.rating ?? null;
  return (
    <Column
      x={leftOf(step, isRight)}
      width={WIDTH}
      height={420 + step * 15}
      tones={['var(--team-30)', NIGHT]}
      step={step + 5}
      hasEdge
      className={styles.player}
    >
      <div className={styles.face} data-outer={step === 0 || undefined}>
        <Face player={player} side={side} className={styles.picture} />
      </div>
      <div className={styles.handle} data-outer={step === 0 || undefined}>
        <Name
          width={step === 0 ? 106 : 138}
          height={62}
          size={38}
          lines={2}
          least={24}
          breaksWords
          align="center"
          delay={900}
        >
          {player.name}
        </Name>
        {rating !== null && <p className={`${styles.rating} lg-fade`}>{rating.toFixed(2)}</p>}
      </div>
    </Column>
  );
}

function delayed(ms: number): CSSProperties {
  const style: Record<`--${string}`, string> = { '--d': `${ms}ms` };
  return style;
}
