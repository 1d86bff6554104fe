import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { VotingModel, VotingSide } from '../../models/people';
import { percent } from '../../parts/player-figures';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './Voting.module.css';

export default function Voting({ note, sides, state, page }: VotingModel) {
  const { Empty } = useKit();
  if (!sides) {
    return (
      <FullScene title="Predictions">
        <Empty>No match is open for votes right now.</Empty>
      </FullScene>
    );
  }
  const [A, B] = sides;
  return (
    <FullScene title="Predictions" note={note}>
      <Half side={A} className={styles.A} />
      <Half side={B} className={styles.B} />
      <div className={`${styles.bar} wipe`} style={{ '--i': 2 } as CSSProperties}>
        <div className={styles.share} style={{ width: `${100 * (A.share ?? 0.5)}%` }} />
      </div>
      <p className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <b>{state}</b>
        <span>{page}</span>
      </p>
    </FullScene>
  );
}

function Half({ side, className }: { side: VotingSide; className?: string }) {
  const { Digits } = useKit();
  const { team, name, share, stakes, factor, hasLost } = side;
  return (
    <section className={classNames(styles.half, className, hasLost && styles.lost)}>
      <TeamLogo team={team} size={230} className="rise" />
      <div className={`${styles.name} wipe`}>
        <TeamName shown={name} />
      </div>
      <p className={`${styles.percent} wipe`} style={{ '--i': 1 } as CSSProperties}>
        <Digits value={share === null ? '–' : percent(share)} />
      </p>
      <p className={`${styles.stakes} wipe`} style={{ '--i': 1 } as CSSProperties}>
        {stakes}
        {factor && <b className={styles.factor}>{factor}</b>}
      </p>
    </section>
  );
}
