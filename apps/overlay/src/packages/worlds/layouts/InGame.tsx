import type { InGameModel, Sponsor } from '../../../models/in-game';
import { Cut } from '../parts/Cut';
import styles from './InGame.module.css';
import { Cameras } from './InGameCameras';
import { LowerThird } from './InGameLower';
import { ScoreBug } from './ScoreBug';

/** Pills over the game: the score around a small dial, the partner, cameras and who is spoken of. */
export default function InGame({ bug, cameras, strap, casters, sponsor }: InGameModel) {
  return (
    <>
      {bug && <ScoreBug bug={bug} />}
      {sponsor && <Partner sponsor={sponsor} />}
      {cameras && <Cameras cameras={cameras} bug={bug} />}
      <LowerThird strap={strap} casters={casters} isBeside={cameras !== null} />
    </>
  );
}

function Partner({ sponsor: { name, picture } }: { sponsor: Sponsor }) {
  return (
    <div className={`${styles.partner} wd-fade`}>
      {picture ? (
        <img src={picture} alt={name} />
      ) : (
        <Cut className="wd-label" lines="two if needed">
          {name}
        </Cut>
      )}
    </div>
  );
}
