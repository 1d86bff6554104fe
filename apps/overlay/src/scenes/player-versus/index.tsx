import type { StreamPlayer } from '@mes/contract/stream';
import { displayName } from '@mes/domain/names/display';
import type { Side } from '@mes/ui/art/portrait';
import { Portrait } from '@mes/ui/Portrait.tsx';
import type { CSSProperties } from 'react';
import { useChosenPlayers } from '../../data/use-player';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { aMap, headshotShare, killsPerDeath, mapShare, percent } from '../../parts/player-figures';
import styles from './player-versus.module.css';

interface Figure {
  readonly label: string;
  read(player: StreamPlayer): number | null;
  write(value: number): string;
}

const FIGURES: readonly Figure[] = [
  {
    label: 'Rating',
    read: ({ statistics }) => statistics.rating,
    write: (value) => value.toFixed(2),
  },
  {
    label: 'K/D',
    read: ({ statistics }) => killsPerDeath(statistics),
    write: (value) => value.toFixed(2),
  },
  { label: 'Headshots', read: ({ statistics }) => headshotShare(statistics), write: percent },
  {
    label: 'Opening kills a map',
    read: ({ statistics }) => aMap(statistics.openingKills, statistics),
    write: (value) => value.toFixed(2),
  },
  {
    label: 'Clutches a map',
    read: ({ statistics }) => aMap(statistics.clutches, statistics),
    write: (value) => value.toFixed(2),
  },
  { label: 'Maps won', read: ({ statistics }) => mapShare(statistics), write: percent },
  { label: 'Elo', read: ({ elo }) => elo, write: (value) => String(Math.round(value)) },
];

/** Two players side by side: `?player=` and `?player2=`. */
export default function PlayerVersus() {
  const { first, second } = useChosenPlayers();
  return (
    <FullScene title="Head to head">
      {first && second ? (
        <>
          <Picture player={first} side="coalition" />
          <Picture player={second} side="breach" />
          <dl className={styles.figures}>
            {FIGURES.filter(isKnownOf(first, second)).map((figure, place) => (
              <Comparison
                key={figure.label}
                figure={figure}
                players={[first, second]}
                step={place + 1}
              />
            ))}
          </dl>
        </>
      ) : (
        <Empty>Two players are needed.</Empty>
      )}
    </FullScene>
  );
}

function Picture({ player, side }: { player: StreamPlayer; side: Side }) {
  return (
    <figure className={`${styles.picture} ${styles[side]} wipe`}>
      <Portrait
        side={side}
        seed={player.id}
        photo={player.photo}
        loading="eager"
        className={styles.portrait}
      />
      <figcaption className={styles.plate}>
        <Fit className={`${styles.name} tight`}>{player.name}</Fit>
        <Fit className={styles.team}>{player.team ? displayName(player.team) : 'Free agent'}</Fit>
      </figcaption>
    </figure>
  );
}

function isKnownOf(...players: readonly StreamPlayer[]) {
  return ({ read }: Figure) => players.some((player) => read(player) !== null);
}

interface ComparisonProps {
  figure: Figure;
  players: readonly [StreamPlayer, StreamPlayer];
  step: number;
}

/** The better one is bright, both where they read the same; the bars say by how much. */
function Comparison({ figure: { label, read, write }, players, step }: ComparisonProps) {
  const [one, two] = [read(players[0]), read(players[1])];
  const best = Math.max(one ?? 0, two ?? 0);
  const written = (value: number | null) => (value === null ? '-' : write(value));
  const side = (value: number | null, other: number | null) => {
    const isBetter = (value ?? 0) > (other ?? 0) || written(value) === written(other);
    return (
      <dd className={isBetter ? styles.better : undefined}>
        <b>{written(value)}</b>
        <i style={{ width: `${best === 0 ? 0 : (100 * (value ?? 0)) / best}%` }} />
      </dd>
    );
  };
  return (
    <div className={`${styles.row} wipe`} style={{ '--i': step } as CSSProperties}>
      {side(one, two)}
      <dt>{label}</dt>
      {side(two, one)}
    </div>
  );
}
