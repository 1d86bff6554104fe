import type { CSSProperties } from 'react';
import type { Series, StreamEndModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MatchBand } from '../parts/MatchBand';
import { MomentScene } from './MomentScene';
import styles from './StreamEnd.module.css';

/** Thanks ride the seam; above them how it ended, below them when it goes on. */
export default function StreamEnd({ round, title, text, champion, result, next }: StreamEndModel) {
  return (
    <MomentScene title="End of stream" note={round} headline={title} size={330}>
      {champion && (
        <div className={`${styles.line} eb-slam`} style={{ '--i': 2 } as CSSProperties}>
          <TeamLogo team={champion.team} size={110} />
          <span>
            <Fit className={`${styles.name} eb-t`}>{champion.name}</Fit>
            <span className="eb-lab">Champions</span>
          </span>
        </div>
      )}
      {result && <Result result={result} />}
      {!champion && !result && text && (
        <p className={`${styles.text} eb-lab eb-slam`} style={{ '--i': 2 } as CSSProperties}>
          {text}
        </p>
      )}
      {next && <MatchBand {...next} />}
    </MomentScene>
  );
}

function Result({ result: { A, B, score } }: { result: Series }) {
  return (
    <div className={styles.result}>
      {[
        { team: A, own: score.A, other: score.B },
        { team: B, own: score.B, other: score.A },
      ].map(({ team, own, other }, place) => (
        <div
          key={team.name}
          className={`${styles.side} eb-slam ${own < other ? styles.behind : ''}`}
          style={{ '--i': 2 + place } as CSSProperties}
        >
          <TeamLogo team={team} size={84} />
          <b className="eb-t">{own}</b>
          <Fit className="eb-t">{team.displayName}</Fit>
        </div>
      ))}
    </div>
  );
}
