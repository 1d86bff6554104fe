import type { InGameModel, Sponsor } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Panel } from '../parts/Panel';
import styles from './InGame.module.css';
import { Cameras } from './InGameCameras';
import { LowerThird } from './InGameLower';
import { ScoreBug } from './ScoreBug';

/** Over the game there is no rail: each element is fed by a short trace from the edge of the screen. */
export default function InGame({ bug, cameras, strap, casters, sponsor }: InGameModel) {
  const hasCameras = cameras !== null && cameras.A.length + cameras.B.length > 0;
  return (
    <div className={styles.game}>
      {bug && <ScoreBug bug={bug} />}
      {cameras && (
        <Cameras cameras={cameras} sides={{ A: bug?.A?.side ?? null, B: bug?.B?.side ?? null }} />
      )}
      <LowerThird strap={strap} casters={casters} isNarrow={hasCameras} />
      {sponsor && <SponsorSlot sponsor={sponsor} place={placeOf(hasCameras, strap !== null)} />}
    </div>
  );
}

type SponsorPlace = 'right' | 'middle' | 'beside';

/** Between the cameras, and there beside the player where one is shown. */
function placeOf(hasCameras: boolean, hasStrap: boolean): SponsorPlace {
  if (!hasCameras) return 'right';
  return hasStrap ? 'beside' : 'middle';
}

function SponsorSlot({ sponsor, place }: { sponsor: Sponsor; place: SponsorPlace }) {
  return (
    <Panel
      className={`${styles.sponsor} ${styles[place]}`}
      inside={styles.brand}
      tone="trace-dim"
      delay={700}
    >
      {sponsor.picture ? (
        <img className={styles.picture} src={sponsor.picture} alt={sponsor.name} />
      ) : (
        <Fit className="ci-silk">{sponsor.name}</Fit>
      )}
    </Panel>
  );
}
