import type { CSSProperties } from 'react';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { FullScene } from '../../FullScene';
import type { Score, VersusModel, VersusTeam } from '../../models/match';
import { Digits } from '../parts/Digits';
import { PlayerCard } from '../parts/PlayerCard';
import styles from './Versus.module.css';

export default function Versus({ round, bestOf, A, B, score }: VersusModel) {
  return (
    <FullScene title="Versus" note={roundAndFormat(round, bestOf)}>
      <Half half={A} side="coalition" />
      <div className={styles.middle}>
        <i className={`${styles.slash} wipe`} />
        {score && <Result score={score} />}
      </div>
      <Half half={B} side="breach" />
    </FullScene>
  );
}

function Result({ score: { A, B } }: { score: Score }) {
  return (
    <p className={`${styles.score} rise`} style={{ '--i': 2 } as CSSProperties}>
      <Digits value={A} className={A < B ? styles.behind : undefined} />
      <Digits value={B} className={B < A ? styles.behind : undefined} />
    </p>
  );
}

function Half({ half, side }: { half: VersusTeam | null; side: 'coalition' | 'breach' }) {
  return (
    <section className={`${styles.half} ${styles[side]}`}>
      <div className={styles.team}>
        {half && <TeamLogo team={half.team} size={300} className="rise" />}
        <div className={`${styles.name} wipe`}>
          <TeamName shown={half?.team.displayName ?? 'To be decided'} />
        </div>
        <p className={`${styles.facts} wipe`}>
          <b>{half?.facts.region}</b> {half?.facts.record}
        </p>
      </div>
      <div className={styles.players}>
        {half?.players.map((player, place) => (
          <PlayerCard
            key={player.id}
            player={player}
            side={side}
            step={2 + place + (side === 'breach' ? 1 : 0)}
          />
        ))}
      </div>
    </section>
  );
}
