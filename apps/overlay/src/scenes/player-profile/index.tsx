import type { StreamPlayer } from '@mes/contract/stream';
import { displayName } from '@mes/domain/names/display';
import { ordinal } from '@mes/ui/ordinal';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { useChosenPlayers } from '../../data/use-player';
import { Empty } from '../../parts/Empty';
import { type Fact, Facts } from '../../parts/Facts';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import {
  headshotShare,
  killsPerDeath,
  mapShare,
  percent,
  ratingOf,
} from '../../parts/player-figures';
import styles from './player-profile.module.css';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** One player: `?player=`. */
export default function PlayerProfile() {
  const { first: player } = useChosenPlayers();
  return (
    <FullScene title="Player profile">
      {player ? <Sheet player={player} /> : <Empty>No player is chosen.</Empty>}
    </FullScene>
  );
}

function Sheet({ player }: { player: StreamPlayer }) {
  return (
    <>
      <div className={`${styles.picture} wipe`}>
        <Portrait
          side="coalition"
          seed={player.id}
          photo={player.photo}
          loading="eager"
          className={styles.portrait}
        />
      </div>
      <div className={styles.who}>
        <Fit className={`${styles.name} tight wipe`}>{player.name}</Fit>
        <p className={`${styles.team} wipe`}>
          {[
            player.team ? displayName(player.team) : 'Free agent',
            player.country && COUNTRIES.of(player.country),
          ]
            .filter(Boolean)
            .join('  ·  ')}
        </p>
      </div>
      <Facts facts={figuresOf(player)} step={1} className={styles.facts} />
    </>
  );
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
