import type { StreamPlayer } from '@mes/contract/stream';
import { ordinal } from '@mes/ui/ordinal';
import { displayName } from '../../community';
import { useChosenPlayers } from '../../data/use-player';
import type { Fact } from '../../models/tournament';
import {
  ALL_TOURNAMENTS,
  headshotShare,
  killsPerDeath,
  mapShare,
  percent,
  ratingOf,
} from '../../parts/player-figures';
import { Layout } from '../../stage/Layout';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** One player: `?player=`. */
export default function PlayerProfileScene() {
  const { first: player } = useChosenPlayers();
  return (
    <Layout
      name="player-profile"
      player={player}
      about={player ? aboutOf(player) : ''}
      scope={ALL_TOURNAMENTS}
      facts={player ? figuresOf(player) : []}
    />
  );
}

function aboutOf({ team, country }: StreamPlayer): string {
  return [team ? displayName(team) : 'Free agent', country && COUNTRIES.of(country)]
    .filter(Boolean)
    .join('  ·  ');
}

function figuresOf({ statistics, elo, rank }: StreamPlayer): Fact[] {
  return [
    { label: 'Rating', value: ratingOf(statistics) },
    { label: 'K/D', value: killsPerDeath(statistics).toFixed(2) },
    { label: 'Kills', value: statistics.kills.toLocaleString('en') },
    { label: 'Headshots', value: percent(headshotShare(statistics)) },
    { label: 'Opening kills', value: statistics.openingKills.toLocaleString('en') },
    { label: 'Clutches won', value: statistics.clutches.toLocaleString('en') },
    { label: 'Maps won', value: percent(mapShare(statistics)) },
    { label: 'Maps played', value: statistics.maps.toLocaleString('en') },
    {
      label: rank === null ? 'Elo' : `Elo, ${ordinal(rank)} of all`,
      value: elo === null ? '-' : String(Math.round(elo)),
    },
  ];
}
