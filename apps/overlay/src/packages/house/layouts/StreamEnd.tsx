import type { StreamEndModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { MatchBand } from '../parts/MatchBand';
import { Slash } from '../parts/Slash';
import { twoLines } from '../parts/two-lines';
import styles from './StreamEnd.module.css';

/** Thanks in two lines as wide as the frame; below them how it ended and when it goes on. */
export default function StreamEnd({ round, title, text, champion, result, next }: StreamEndModel) {
  const lines = twoLines(title);
  const outcome = champion
    ? `Champions: ${champion.name}`
    : result
      ? `${result.A.displayName} ${result.score.A} - ${result.score.B} ${result.B.displayName}`
      : text;
  return (
    <Slash x={1_500} bone="left">
      <Head title="End of stream" note={round || undefined} />
      <div className={styles.title} data-bleed>
        {lines.map((line, place) => (
          <Fill
            key={line}
            width={1800}
            size={lines.length > 1 ? 330 : 420}
            delay={300 + place * 90}
          >
            {line}
          </Fill>
        ))}
      </div>
      {outcome && (
        <div className={`${styles.caption} hs-mid hs-fade`}>
          {champion && <TeamLogo team={champion.team} size={72} />}
          <Fit>{outcome}</Fit>
        </div>
      )}
      {next && <MatchBand {...next} />}
    </Slash>
  );
}
