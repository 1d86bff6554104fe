import type { PlayerProfileModel } from '../../../models/people';
import { Fit } from '../../../parts/Fit';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Panel } from '../parts/Panel';
import { Portrait } from '../parts/Portrait';
import { step } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Tag } from '../parts/Tag';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './PlayerProfile.module.css';

const FEED = { points: step([120, 620], [216, 540]), tone: 'a', isPulsed: true } as const;

/** The portrait in its frame, and the figures at the ends of traces. */
export default function PlayerProfile({ player, about, scope, facts }: PlayerProfileModel) {
  if (!player) {
    return (
      <FullScene title="Player profile">
        <Empty>No player is chosen.</Empty>
      </FullScene>
    );
  }
  return (
    <>
      <Backdrop board="top" />
      <Rail note={scope} />
      <Wires wires={[FEED]} />
      <Panel className={styles.frame} tone="a" delay={500}>
        <Portrait player={player} side="coalition" className={styles.portrait} />
      </Panel>
      <div className={`${styles.tag} ci-flash`}>
        <Tag tone="plain">Player</Tag>
        <Fit className={`${styles.about} ci-silk`}>{about}</Fit>
      </div>
      <div className={`${styles.name} ci-name`}>
        <Typed delay={760}>{player.name}</Typed>
      </div>
      <Facts facts={facts} step={6} className={styles.facts} />
    </>
  );
}
