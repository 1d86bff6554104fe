import { between, seeded } from '@mes/domain/random/random';
import type { CSSProperties } from 'react';
import type { ChampionMoment, PodiumPlace } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { fromMiddle, Rising } from '../parts/Rising';
import { teamColour, teamStyle } from '../parts/tones';
import styles from './MomentChampion.module.css';

const HEIGHTS = [160, 260, 360, 480, 620, 780, 780, 620, 480, 360, 260, 160].map(
  (height) => height + 300,
);

/** The peak again, with rockets in the outer columns, and the first step of the podium in white. */
export function Champion({ winner, final, prize, podium }: ChampionMoment) {
  const event = useEvent();
  const colour = teamColour(winner.name);
  const facts = podium.length > 0 ? [final, prize].filter(Boolean) : [];
  const sides = [
    { text: final, x: 400, height: 212, step: 10 },
    { text: prize, x: 1_120, height: 176, step: 8 },
  ];
  return (
    <div className={styles.moment} style={teamStyle(colour)}>
      <Backdrop silhouette="peak" quiet />
      <Rising
        colour={colour}
        heights={HEIGHTS}
        stepOf={fromMiddle}
        shareOf={(place) => 88 - fromMiddle(place) * 9}
        isWinner
      />
      <Chevrons />
      <Rockets />
      <div className={`${styles.emblem} lg-fade`}>
        <TeamLogo team={winner} size={320} />
      </div>
      <div className={styles.caption}>
        <p className="lg-fade">{[`${event.name} champions`, ...facts].join(', ')}</p>
        <Name width={1_728} height={290} size={350} align="center" delay={640}>
          {winner.displayName}
        </Name>
      </div>
      {podium.map((place) => (
        <Place key={place.place} {...place} />
      ))}
      {sides.map(
        ({ text, x, height, step }) =>
          podium.length === 0 &&
          text && (
            <Column
              key={step}
              x={x}
              width={400}
              height={height}
              tones={['var(--team-50)', 'var(--team-30)']}
              step={step}
              className={styles.side}
            >
              <Name width={336} height={110} size={76} lines={2} align="center" delay={1_200}>
                {text}
              </Name>
            </Column>
          ),
      )}
      <Column
        x={800}
        width={320}
        height={290}
        tones={['#fff', '#e3ebff']}
        step={12}
        isWinner
        className={styles.first}
      >
        <b className="lg-tight" data-bleed>
          1
        </b>
      </Column>
    </div>
  );
}

/** The second stands left of the first and higher than the third. */
const PLACES = { 2: { x: 480, height: 226, step: 10 }, 3: { x: 1_120, height: 186, step: 8 } };

function Place({ place, team, tag }: PodiumPlace) {
  const { x, height, step } = PLACES[place];
  return (
    <div style={teamStyle(teamColour(team.name))}>
      <Column
        x={x}
        width={320}
        height={height}
        tones={['var(--team-60)', 'var(--team-30)']}
        step={step}
        className={styles.place}
      >
        <b className="lg-tight" data-bleed>
          {place}
        </b>
        <div className={`${styles.who} lg-tight`}>
          <TeamLogo team={team} size={84} />
          {tag}
        </div>
      </Column>
    </div>
  );
}

/** Column, start in seconds, and where it stands in a picture. */
const ROCKETS = [
  [0, 0.9, 290],
  [1, 2.1, -60],
  [2, 1.3, 770],
  [9, 1.1, 60],
  [10, 3.1, 790],
  [11, 1.7, -30],
] as const;

function Rockets() {
  return (
    <div className={styles.sky}>
      {ROCKETS.map(([column, start, still]) => (
        <i
          key={column}
          className={styles.rocket}
          style={
            {
              left: column * 160,
              '--start': `${start}s`,
              '--still': `${still}px`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}

const CHEVRONS = 26;

function Chevrons() {
  const random = seeded(7);
  return (
    <div className={styles.sky}>
      {Array.from({ length: CHEVRONS }, (_, place) => {
        const size = between(random, 26, 72);
        // Beside the line of text, never behind it.
        const left = place % 2 ? between(random, 0, 400) : between(random, 1_450, 1_880);
        const style: Record<`--${string}`, string | number> = {
          '--size': `${size}px`,
          '--still': `${between(random, 0, 620)}px`,
          '--ms': `${between(random, 2_200, 4_800)}ms`,
          '--start': `${between(random, 500, 3_500)}ms`,
          '--light': (0.3 + random() * 0.6).toFixed(2),
        };
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a chevron is its place
            key={place}
            className={styles.chevron}
            style={{ ...(style as CSSProperties), left }}
          />
        );
      })}
    </div>
  );
}
