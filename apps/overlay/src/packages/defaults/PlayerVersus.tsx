import type { StreamPlayer } from '@mes/contract/stream';
import type { Side } from '@mes/ui/art/portrait';
import { displayName } from '../../community';
import type { Comparison, FigurePair, PlayerVersusModel } from '../../models/people';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './PlayerVersus.module.css';

export default function PlayerVersus({ players, comparisons, scope }: PlayerVersusModel) {
  const { Empty } = useKit();
  return (
    <FullScene title="Head to head" note={scope}>
      {players ? (
        <>
          <Person player={players[0]} side="coalition" />
          <Person player={players[1]} side="breach" />
          <div className={styles.figures}>
            {comparisons.map((comparison, place) => (
              <Compared key={comparison.label} comparison={comparison} step={place + 1} />
            ))}
          </div>
        </>
      ) : (
        <Empty>Two players are needed.</Empty>
      )}
    </FullScene>
  );
}

function Person({ player, side }: { player: StreamPlayer; side: Side }) {
  const { Picture } = useKit();
  return (
    <figure className={`${styles.picture} ${styles[side]} wipe`}>
      <Picture player={player} side={side} className={styles.portrait} />
      <figcaption className={styles.plate}>
        <Fit className={`${styles.name} tight`}>{player.name}</Fit>
        <Fit className={styles.team}>{player.team ? displayName(player.team) : 'Free agent'}</Fit>
      </figcaption>
    </figure>
  );
}

function Compared({ comparison, step }: { comparison: Comparison; step: number }) {
  const { Row } = useKit();
  const [one, two] = comparison.sides;
  return (
    <Row step={step} className={styles.row}>
      <Figure figure={one} />
      <span className={styles.label}>{comparison.label}</span>
      <Figure figure={two} />
    </Row>
  );
}

/** The better one is bright; the bar says by how much. */
function Figure({ figure: { value, share, isBetter } }: { figure: FigurePair }) {
  return (
    <span className={styles.figure} data-better={isBetter || undefined}>
      <b>{value}</b>
      <i style={{ width: `${100 * share}%` }} />
    </span>
  );
}
