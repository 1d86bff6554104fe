import type { VotingModel, VotingSide } from '../../../models/people';
import { Fit } from '../../../parts/Fit';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { Line } from '../parts/Line';
import { Panel } from '../parts/Panel';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import styles from './Voting.module.css';

const TOPS = [196, 580];
const FEED = 130;

/** Two rows whose traces fill with the share of the points; the leader's is lit. */
export default function Voting({ note, sides, state, isOpen, page }: VotingModel) {
  if (!sides) {
    return (
      <FullScene title="Predictions">
        <Empty>No match is open for votes right now.</Empty>
      </FullScene>
    );
  }
  const lead = leadOf(sides);
  return (
    <>
      <Backdrop board="bottom" />
      <Rail note={note} />
      <Wires
        wires={TOPS.map((top, place) => ({
          points: [
            [120, top + FEED],
            [216, top + FEED],
          ],
          tone: place === lead ? 'a' : 'trace-dim',
          delay: 250 + place * 100,
          isPulsed: place === lead,
        }))}
      />
      <Title title="Predictions" note={state} />
      {sides.map((side, place) => (
        <Option key={TOPS[place]} side={side} top={TOPS[place]!} isAhead={place === lead} />
      ))}
      <div className={`${styles.code} ci-flash`}>
        <p className={styles.label}>{isOpen ? 'Vote at' : 'More at'}</p>
        <Fit className={`${styles.page} ci-name`} twoLines>
          {page}
        </Fit>
      </div>
    </>
  );
}

/** Null for as much on both. */
function leadOf([A, B]: readonly [VotingSide, VotingSide]): number | null {
  const [a, b] = [A.share ?? 0, B.share ?? 0];
  return a === b ? null : a > b ? 0 : 1;
}

interface OptionProps {
  side: VotingSide;
  top: number;
  isAhead: boolean;
}

function Option({ side, top, isAhead }: OptionProps) {
  const { team, name, share, stakes, factor, hasLost } = side;
  return (
    <Panel
      className={styles.option}
      style={{ top }}
      inside={styles.inside}
      tone={isAhead ? 'a' : 'trace-dim'}
      delay={400}
    >
      <TeamLogo team={team} size={150} />
      <div className={styles.who}>
        <Fit className={`${styles.name} ci-name ${hasLost ? 'ci-off' : ''}`}>{name}</Fit>
        <p className={`${styles.stakes} ci-hand`}>
          <span>{stakes}</span>
          {factor && <b className="ci-a">{factor}</b>}
        </p>
      </div>
      <Copper
        value={share === null ? '–' : percent(share)}
        size={150}
        tone={isAhead ? 'a' : hasLost ? 'hollow' : 'plain'}
        contour={isAhead ? undefined : 'var(--mes-circuit-7)'}
        delay={800}
      />
      <Line tone={isAhead ? 'a' : 'b'} delay={700} share={share ?? 0} className={styles.share} />
    </Panel>
  );
}
