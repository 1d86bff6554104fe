import type { StreamPlayer } from '@mes/contract/stream';
import type { PlayerProfileModel } from '../../models/people';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './PlayerProfile.module.css';

export default function PlayerProfile({ player, about, scope, facts }: PlayerProfileModel) {
  const { Empty, Facts } = useKit();
  return (
    <FullScene title="Player profile" note={scope}>
      {player ? (
        <>
          <Person player={player} about={about} />
          <Facts facts={facts} step={1} className={styles.facts} />
        </>
      ) : (
        <Empty>No player is chosen.</Empty>
      )}
    </FullScene>
  );
}

function Person({ player, about }: { player: StreamPlayer; about: string }) {
  const { Picture } = useKit();
  return (
    <>
      <div className={`${styles.picture} wipe`}>
        <Picture player={player} side="coalition" className={styles.portrait} />
      </div>
      <div className={styles.who}>
        <Fit className={`${styles.name} tight wipe`}>{player.name}</Fit>
        <p className={`${styles.team} wipe`}>{about}</p>
      </div>
    </>
  );
}
