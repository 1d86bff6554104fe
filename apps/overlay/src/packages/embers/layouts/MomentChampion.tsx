import { ordinal } from '@mes/ui/ordinal';
import { useContext, useEffect, useEffectEvent } from 'react';
import type { ChampionMoment } from '../../../models/moment';
import { StandbyContext, useEvent } from '../../kit-context';
import type { Hit } from '../parts/Forge';
import { useStrike } from '../parts/forge-context';
import styles from './MomentChampion.module.css';
import { MomentScene, WinnerName, Winners } from './MomentScene';

const HITS: readonly Hit[] = [
  { at: 300, isBig: true },
  { at: 560, isBig: true },
  { at: 720, isBig: true },
];
const AGAIN_MS = 3_200;

/** The whole field ignites and cools to gold: the only scene that has any. */
export function MomentChampion({ winner, final, prize, podium }: ChampionMoment) {
  const event = useEvent();
  return (
    <MomentScene
      title={event.round || 'Final'}
      note={final}
      headline="Champions"
      size={420}
      isGold
      hits={HITS}
      behind={<Winners team={winner} left={500} apart={286} />}
    >
      <WinnerName
        team={winner}
        size={172}
        facts={[prize, event.name, ...podium.map(({ place, tag }) => `${ordinal(place)} ${tag}`)]}
      />
      <Fire />
    </MomentScene>
  );
}

/** Sparks again and again while the scene lasts. */
function Fire() {
  const strike = useStrike();
  const again = useEffectEvent(() => strike());
  const isStandby = useContext(StandbyContext);
  useEffect(() => {
    if (isStandby) return;
    const timer = setInterval(() => again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isStandby]);
  return <div className={styles.fire} />;
}
