import type { InGameModel, Sponsor } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Torn } from '../parts/Torn';
import styles from './InGame.module.css';
import { InGameCameras } from './InGameCameras';
import { Casters, Strap } from './InGameLower';
import { ScoreBug } from './ScoreBug';

/** Torn plates around the game: the bug from above, people along the lower edge, cameras at the sides. */
export default function InGame(model: InGameModel) {
  const { bug, bestOf, cameras, strap, casters, sponsor } = model;
  return (
    <>
      {bug && <ScoreBug bug={bug} bestOf={bestOf} />}
      {sponsor && !cameras && <SponsorSlot sponsor={sponsor} />}
      {cameras && (
        <InGameCameras
          cameras={cameras}
          sides={{ A: bug?.A?.side ?? null, B: bug?.B?.side ?? null }}
          onCamera={strap?.player.id ?? null}
        />
      )}
      {strap && <Strap strap={strap} isCentred={cameras !== null} />}
      {casters.length > 0 && !(cameras && strap) && (
        <Casters casters={casters} isCentred={cameras !== null} />
      )}
    </>
  );
}

function SponsorSlot({ sponsor: { name, picture } }: { sponsor: Sponsor }) {
  return (
    <section className={`${styles.sponsor} eb-slam`}>
      <span className={styles.presented}>Presented by</span>
      <Torn edges="lb" width={260} height={92} depth={7} tone="cold" className={styles.slot}>
        {picture ? (
          <img className={styles.picture} src={picture} alt={name} />
        ) : (
          <Fit className={`${styles.name} eb-t`}>{name}</Fit>
        )}
      </Torn>
    </section>
  );
}
