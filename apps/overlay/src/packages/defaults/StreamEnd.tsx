import type { CSSProperties } from 'react';
import type { StreamEndModel } from '../../models/match';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './StreamEnd.module.css';

export default function StreamEnd({ round, title, text, champion, result, next }: StreamEndModel) {
  const { MatchBand, Pairing, Plate } = useKit();
  return (
    <FullScene title="End of stream" note={round || undefined}>
      {result && <Pairing opponents={result} score={result.score} />}
      <div className={styles.middle}>
        <Fit className={`${styles.thanks} tight wipe`}>{title}</Fit>
        {text && (
          <p className={`${styles.text} wipe`} style={{ '--i': 1 } as CSSProperties}>
            {text}
          </p>
        )}
        {champion && (
          <Plate step={1} className={styles.champion}>
            <TeamLogo team={champion.team} size={150} />
            <span>
              <b className="tight">{champion.name}</b>
              Champions
            </span>
          </Plate>
        )}
      </div>
      {next && <MatchBand {...next} />}
    </FullScene>
  );
}
