import type { FigurePair, PlayerVersusModel } from '../../../models/people';
import { Fit } from '../../../parts/Fit';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { Line } from '../parts/Line';
import { Panel } from '../parts/Panel';
import { Portrait } from '../parts/Portrait';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import styles from './PlayerVersus.module.css';

const FEED = [
  {
    points: [
      [120, 540],
      [216, 540],
    ],
    tone: 'a',
    isPulsed: true,
  },
] as const;

/** Two players at the ends of each row; the trace of the better one is lit. */
export default function PlayerVersus({ players, comparisons, scope }: PlayerVersusModel) {
  if (!players) {
    return (
      <FullScene title="Head to head">
        <Empty>Two players are needed.</Empty>
      </FullScene>
    );
  }
  return (
    <>
      <Backdrop quiet />
      <Rail note={scope} />
      <Wires wires={FEED} />
      <Title title="Head to head" note={scope} />
      {players.map((player, place) => (
        <Panel
          key={player.id}
          className={place === 0 ? styles.left : styles.right}
          tone={place === 0 ? 'a' : 'b'}
          delay={400 + place * 120}
        >
          <Portrait
            player={player}
            side={place === 0 ? 'coalition' : 'breach'}
            className={styles.portrait}
          />
          <div className={styles.who}>
            <Fit className={`${styles.name} ci-hand`} twoLines>
              {player.name}
            </Fit>
          </div>
        </Panel>
      ))}
      <ol className={styles.rows}>
        {comparisons.map(({ label, sides: [one, other] }, place) => (
          <li key={label} className={styles.row}>
            <div className={`${styles.values} ci-flash`}>
              <Value figure={one} />
              <Fit className={`${styles.label} ci-silk`} twoLines>
                {label}
              </Fit>
              <Value figure={other} />
            </div>
            <div className={styles.lines}>
              <Trace figure={one} tone="a" delay={500 + place * 80} />
              <span className={styles.mirrored}>
                <Trace figure={other} tone="b" delay={500 + place * 80} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Value({ figure: { value, isBetter } }: { figure: FigurePair }) {
  return <b className={`${styles.value} ci-name ${isBetter ? '' : 'ci-off'}`}>{value}</b>;
}

interface TraceProps {
  figure: FigurePair;
  tone: 'a' | 'b';
  delay: number;
}

function Trace({ figure: { share, isBetter }, tone, delay }: TraceProps) {
  return (
    <span className={styles.trace}>
      <Line tone={isBetter ? tone : 'trace-dim'} delay={delay} share={share} />
    </span>
  );
}
