import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { VotingModel, VotingSide } from '../../../models/people';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Voting.module.css';

/** As versus: the band on the seam is filled as far as the first team has points. */
export default function Voting({ note, sides, state, page }: VotingModel) {
  return (
    <Forge seam={sides ? SEAMS.versus : SEAMS.low}>
      <Head title="Predictions" note={sides ? note : undefined} />
      {!sides && <Empty>No match is open for votes right now.</Empty>}
      {sides && (
        <>
          <Side side={sides[0]} slot="A" />
          <Share share={sides[0].share ?? 0.5} />
          <Side side={sides[1]} slot="B" />
          <Torn edges="rt" width={640} height={130} tone="cold" step={6} className={styles.foot}>
            <b>{state}</b>
            <span className="eb-lab">{page}</span>
          </Torn>
        </>
      )}
    </Forge>
  );
}

/** Grows by scaling, from the left edge to the share. */
function Share({ share }: { share: number }) {
  return (
    <div className={`${styles.band} eb-rise`}>
      <div className={`${styles.bar} eb-slam`} style={{ '--i': 5 } as CSSProperties}>
        <i className={styles.fill} style={{ transform: `scaleX(${share})` }} />
        <i className={styles.mark} style={{ transform: `translateX(${share * 1_920}px)` }} />
      </div>
    </div>
  );
}

function Side({ side, slot }: { side: VotingSide; slot: 'A' | 'B' }) {
  const { team, name, share, stakes, factor, hasLost } = side;
  const step: Record<`--${string}`, number> = {
    '--i': slot === 'A' ? 2 : 3,
    '--from': slot === 'A' ? 1 : -1,
  };
  return (
    <section
      className={classNames(styles.side, styles[slot], hasLost && styles.lost, 'eb-slam')}
      style={step}
    >
      <div className={styles.team}>
        <TeamLogo team={team} size={120} />
        <TeamName shown={name} className={`${styles.name} eb-t`} />
      </div>
      <div className={styles.figures}>
        <b className={`${styles.percent} eb-t`}>
          <Digits value={share === null ? '–' : percent(share)} />
        </b>
        <p className={`${styles.stakes} eb-lab`}>
          <span>{stakes}</span>
          {factor && <b>{factor}</b>}
        </p>
      </div>
    </section>
  );
}
