import { classNames } from '@mes/ui/class-names';
import { Fit } from '../../../parts/Fit';
import type { PlayerCardProps } from '../../kit';
import { Panel } from './Panel';
import styles from './PlayerCard.module.css';
import { Portrait, Socket } from './Portrait';

interface CardProps extends Omit<PlayerCardProps, 'player' | 'step'> {
  /** Null for a place that nobody is known for. */
  player: PlayerCardProps['player'] | null;
  /** In milliseconds. */
  delay: number;
}

/** Longer handles have narrow letters. */
const LONG = 11;

/** A portrait in its frame, with the handle below it. */
export function Card({ player, side, figure, delay, className }: CardProps) {
  return (
    <Panel
      className={classNames(styles.card, className)}
      inside={styles.inside}
      tone="trace-dim"
      delay={delay}
    >
      {player ? (
        <Portrait player={player} side={side} className={styles.portrait} />
      ) : (
        <Socket className={styles.socket} />
      )}
      <div className={styles.plate}>
        {player && (
          <Fit
            className={`${player.name.length > LONG ? styles.long : styles.name} ci-hand`}
            twoLines
          >
            {player.name}
          </Fit>
        )}
      </div>
      {figure && <span className={styles.figure}>{figure}</span>}
    </Panel>
  );
}

export function PlayerCard({ step, ...rest }: PlayerCardProps) {
  return <Card {...rest} delay={300 + step * 60} />;
}
