import type { StreamEndModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { MatchBand } from '../parts/MatchBand';
import { Name } from '../parts/Name';
import { fromMiddle, Rising } from '../parts/Rising';
import { Sign } from '../parts/Sign';
import { BLUE, teamColour } from '../parts/tones';
import styles from './StreamEnd.module.css';

const HEIGHTS = [360, 460, 570, 690, 830, 1_080, 1_080, 830, 690, 570, 460, 360];

/** A peak with the mark in its summit, thanks across it, and the next match along the floor. */
export default function StreamEnd({ title, text, champion, result, next }: StreamEndModel) {
  const colour = champion ? teamColour(champion.team.name) : BLUE;
  const outcome = champion
    ? `Champions: ${champion.name}`
    : result
      ? `${result.A.displayName} ${result.score.A}–${result.score.B} ${result.B.displayName}`
      : text;
  return (
    <>
      <Backdrop silhouette="peak" />
      <Rising
        colour={colour}
        heights={HEIGHTS}
        stepOf={fromMiddle}
        shareOf={(place) => 92 - fromMiddle(place) * 11}
      />
      <div className={`${styles.mark} lg-fade`}>
        {champion ? <TeamLogo team={champion.team} size={230} /> : <Sign className={styles.sign} />}
      </div>
      <div className={styles.caption}>
        <Name width={1_728} height={400} size={330} lines={2} align="center" delay={420}>
          {title}
        </Name>
        {outcome && (
          <div className={`${styles.text} lg-fade`}>
            <Fit>{outcome}</Fit>
          </div>
        )}
      </div>
      {next && <MatchBand {...next} />}
    </>
  );
}
