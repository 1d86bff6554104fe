import type { VotingModel, VotingSide } from '../../../models/people';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import styles from './Voting.module.css';

/** Two names as in versus; the slash stands at the share of the points. */
export default function Voting({ note, sides, state, page }: VotingModel) {
  if (!sides) {
    return (
      <FullScene title="Predictions">
        <Empty>No match is open for votes right now.</Empty>
      </FullScene>
    );
  }
  const [A, B] = sides;
  const share = A.share ?? 0.5;
  // Near an edge it would leave no room for the figures of the other one.
  const x = Math.round(1_920 * Math.min(0.72, Math.max(0.28, share)));
  return (
    <>
      <Slash x={x} bone={share === 0.5 ? null : share > 0.5 ? 'left' : 'right'}>
        <div className={styles.nameA}>
          <Fill width={1944} size={300} delay={360} down>
            {A.name}
          </Fill>
        </div>
        <Side side={A} className={styles.sideA!} />
        <Side side={B} className={styles.sideB!} />
        <i className={`${styles.hair} hs-hair`} />
        <Head title="Predictions" note={note} className={styles.folio} />
        <div className={styles.nameB}>
          <Fill width={1944} size={300} delay={440}>
            {B.name}
          </Fill>
        </div>
      </Slash>
      {/* Over the slash, which may stand anywhere: a blade through small text hides letters. */}
      <p className={`${styles.state} hs-fade`}>
        <b>{state}</b>
        <span>{page}</span>
      </p>
    </>
  );
}

function Side({ side, className }: { side: VotingSide; className: string }) {
  const { team, share, stakes, factor, hasLost } = side;
  return (
    <div className={`${styles.side} ${className} ${hasLost ? 'hs-dim' : ''}`}>
      <b className={`${styles.percent} hs-big`}>
        <Flaps value={share === null ? '–' : percent(share)} delay={700} />
      </b>
      <p className={`${styles.stakes} hs-fade`}>
        <TeamLogo team={team} size={56} />
        <span>{stakes}</span>
        {factor && <b>{factor}</b>}
      </p>
    </div>
  );
}
