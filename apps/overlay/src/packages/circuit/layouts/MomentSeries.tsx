import type { SeriesWon as SeriesWonModel } from '../../../models/moment';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Copper } from '../parts/Copper';
import { Title } from '../parts/Head';
import { Surge } from '../parts/Pulse';
import { bundle, type Point } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './MomentSeries.module.css';
import { inOrder } from './moment-score';

const FEED: readonly Point[] = [
  [120, 690],
  [1190, 690],
  [1376, 504],
  [1920, 504],
];
const WIRES = bundle(FEED, 7, 16).map((points, place) => ({
  points,
  tone: 'a' as const,
  width: place === 3 ? 8 : 4,
  delay: 350 + Math.abs(place - 3) * 50,
}));
const MAPS = 5;

/** The stage is charged: it floods along 45 degrees, and everything is ink on copper. */
export function SeriesWon({ winner, loser, slot, round, series, maps }: SeriesWonModel) {
  const [own, other] = inOrder(series, slot);
  return (
    <div className={styles.charged}>
      <div className={styles.field}>
        <div className={styles.flood}>
          <i className={styles.light} />
        </div>
      </div>
      <Rail note={round} />
      <Wires wires={WIRES} />
      <Surge points={FEED} delay={620} width={26} />
      <Surge points={FEED} delay={1_400} width={16} />
      <Title title="Series won" />
      <div className={`${styles.name} ci-name`}>
        <Typed delay={480} ms={520}>
          {winner.displayName}
        </Typed>
      </div>
      <Fit className={`${styles.caption} ci-silk ci-flash`}>
        {`${round ? `win the ${round}` : 'win'} against ${loser.displayName}`}
      </Fit>
      <div className={styles.score}>
        <Copper value={own} size={300} delay={760} />
        <Copper value={other} size={300} tone="hollow" delay={860} />
      </div>
      <ol className={styles.maps}>
        {maps.slice(0, MAPS).map(({ name, wonBy, rounds }) => {
          const [won, lost] = rounds ? inOrder(rounds, slot) : [0, 0];
          return (
            <li key={name} className="ci-flash" data-won={wonBy === slot || undefined}>
              <i />
              <Fit className={`${styles.map} ci-name`}>{name}</Fit>
              {rounds && (
                <p className={`${styles.rounds} ci-name`}>
                  {won} <span>{lost}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div className={`${styles.logo} ci-flash`}>
        <TeamLogo team={winner} size={348} />
      </div>
    </div>
  );
}
