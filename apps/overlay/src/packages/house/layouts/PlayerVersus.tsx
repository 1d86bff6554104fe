import type { StreamPlayer } from '@mes/contract/stream';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import type { Comparison, PlayerVersusModel } from '../../../models/people';
import { Fit } from '../../../parts/Fit';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Windows } from '../parts/prints';
import { Slash } from '../parts/Slash';
import styles from './PlayerVersus.module.css';

const MIDDLE = 960;
/** How far a better figure moves the slash. */
const LEAD = 20;
/** Up to this lead the slash leaves the labels room on the right, and then on the left. */
const LABELS_CHANGE = 3;

/** Two names as in versus; bone belongs to whoever is better in more figures. */
export default function PlayerVersus({ players, comparisons, scope }: PlayerVersusModel) {
  if (!players) {
    return (
      <FullScene title="Head to head" note={scope}>
        <Empty>Two players are needed.</Empty>
      </FullScene>
    );
  }
  const [one, two] = players;
  const lead = leadOf(comparisons);
  return (
    <Slash x={MIDDLE + LEAD * lead} bone={lead === 0 ? null : lead > 0 ? 'left' : 'right'}>
      <div className={styles.nameA}>
        <Fill width={1_944} size={330} delay={360} down>
          {one.name}
        </Fill>
      </div>
      <Head title="Head to head" note={scope} className={styles.folio} />
      <Person player={one} side="coalition" />
      <Person player={two} side="breach" />
      <ul className={styles.figures} data-labels={lead > LABELS_CHANGE ? 'left' : 'right'}>
        {comparisons.map((comparison, place) => (
          <Compared key={comparison.label} comparison={comparison} step={place} />
        ))}
      </ul>
      <div className={styles.nameB}>
        <Fill width={1_944} size={330} delay={440}>
          {two.name}
        </Fill>
      </div>
    </Slash>
  );
}

/** In how many figures the first one is better, less those in which the second is. */
function leadOf(comparisons: readonly Comparison[]): number {
  const wins = (place: 0 | 1) =>
    comparisons.filter(({ sides }) => sides[place].isBetter && !sides[1 - place]?.isBetter).length;
  return wins(0) - wins(1);
}

function Person({ player, side }: { player: StreamPlayer; side: 'coalition' | 'breach' }) {
  return (
    <div className={`${styles.person} ${styles[side]}`}>
      <Windows players={[player]} side={side} delay={420} className={styles.window} />
      <Fit className={`${styles.team} hs-mid hs-fade`} twoLines>
        {player.team ? displayName(player.team) : 'Free agent'}
      </Fit>
    </div>
  );
}

function Compared({ comparison, step }: { comparison: Comparison; step: number }) {
  const [one, two] = comparison.sides;
  return (
    <li className={`${styles.row} hs-fade`} style={{ '--i': step } as CSSProperties}>
      <b className={`${styles.value} hs-mid ${one.isBetter ? '' : 'hs-dim'}`}>{one.value}</b>
      <Fit className={styles.label} twoLines>
        {comparison.label}
      </Fit>
      <b className={`${styles.value} hs-mid ${two.isBetter ? '' : 'hs-dim'}`}>{two.value}</b>
    </li>
  );
}
