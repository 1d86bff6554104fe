import type { StreamEndModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Title } from '../parts/Head';
import { MatchBand } from '../parts/MatchBand';
import { bundle, type Point } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Sign } from '../parts/Sign';
import { Typed } from '../parts/Typed';
import { Retreat } from './Retreat';
import styles from './StreamEnd.module.css';

const LINES: readonly Point[] = [
  [120, 690],
  [1190, 690],
  [1406, 474],
  [1920, 474],
];
const WIRES = bundle(LINES, 7, 20);

/** The traces retract one by one, until only the rail is lit. */
export default function StreamEnd({ round, title, text, champion, result, next }: StreamEndModel) {
  const outcome = result
    ? `${result.A.displayName} ${result.score.A} – ${result.score.B} ${result.B.displayName}`
    : text;
  return (
    <>
      <Backdrop quiet />
      <Rail note={round} />
      <Retreat wires={WIRES} />
      <Title title="End of stream" note={result && text ? text : undefined} />
      <div className={`${styles.mark} ci-flash`}>
        <Sign className={styles.sign} />
      </div>
      <div className={`${styles.thanks} ci-name`}>
        <Typed delay={620} ms={520}>
          {title}
        </Typed>
      </div>
      <div className={`${styles.caption} ci-flash`}>
        {champion ? (
          <>
            <TeamLogo team={champion.team} size={96} />
            <Fit className={`${styles.text} ci-name`}>{`Champions: ${champion.name}`}</Fit>
          </>
        ) : (
          outcome && <Fit className={`${styles.text} ci-name`}>{outcome}</Fit>
        )}
      </div>
      {next && <MatchBand {...next} />}
    </>
  );
}
