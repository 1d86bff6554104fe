import type { StreamPlayer } from '@mes/contract/stream';
import { useChosenPlayers } from '../../data/use-player';
import type { Comparison, FigurePair } from '../../models/people';
import {
  ALL_TOURNAMENTS,
  aMap,
  headshotShare,
  killsPerDeath,
  mapShare,
  percent,
} from '../../parts/player-figures';
import { Layout } from '../../stage/Layout';

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
export default function PlayerVersusScene() {
  const { first, second } = useChosenPlayers();
  const players = first && second ? ([first, second] as const) : null;
  return (
    <Layout
      name="player-versus"
      players={players}
      scope={ALL_TOURNAMENTS}
      comparisons={players ? comparisonsOf(players) : []}
    />
  );
}

function comparisonsOf([one, two]: readonly [StreamPlayer, StreamPlayer]): Comparison[] {
  return FIGURES.filter(({ read }) => read(one) !== null || read(two) !== null).map((figure) => ({
    label: figure.label,
    sides: [compare(figure, one, two), compare(figure, two, one)],
  }));
}

/** The better one is marked, both where they read the same; the share says by how much. */
function compare({ read, write }: Figure, own: StreamPlayer, other: StreamPlayer): FigurePair {
  const written = (player: StreamPlayer) => {
    const value = read(player);
    return value === null ? '-' : write(value);
  };
  const [value, others] = [read(own) ?? 0, read(other) ?? 0];
  const best = Math.max(value, others);
  return {
    value: written(own),
    share: best === 0 ? 0 : value / best,
    isBetter: value > others || written(own) === written(other),
  };
}
