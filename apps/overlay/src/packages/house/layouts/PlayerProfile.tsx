import type { PlayerProfileModel } from '../../../models/people';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { PrintedPortrait } from '../parts/PrintedPortrait';
import { Slash } from '../parts/Slash';
import styles from './PlayerProfile.module.css';

/** The name across both fields, the portrait on bone and what the player has done on black. */
export default function PlayerProfile({ player, about, scope, facts }: PlayerProfileModel) {
  if (!player) {
    return (
      <FullScene title="Player profile" note={scope}>
        <Empty>No player is chosen.</Empty>
      </FullScene>
    );
  }
  return (
    <>
      <Slash x={640} bone="left">
        <div className={styles.name}>
          <Fill width={1_944} size={480} delay={300} down>
            {player.name}
          </Fill>
        </div>
        <Head title="Player profile" note={scope} className={styles.folio} />
        <p className={`${styles.about} hs-mid hs-fade`}>{about}</p>
        <Facts facts={facts} step={2} className={styles.facts} />
      </Slash>
      {/* Beside the slash: that draws everything twice. */}
      <div className={styles.window}>
        <PrintedPortrait player={player} side="coalition" className={styles.portrait} />
      </div>
    </>
  );
}
