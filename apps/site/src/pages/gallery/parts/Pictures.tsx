import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { PlayerPhoto } from '../../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { Specimen } from '../Specimen';
import { PLAYERS, TEAMS } from '../samples';
import styles from './Pictures.module.css';

const WIDTHS = [200, 110, 90];

export function Pictures() {
  return (
    <>
      <Specimen name="Team logos as links, the last one fails to load">
        {TEAMS.map((team) => (
          <TeamLogo key={team.name} team={team} size={40} />
        ))}
        <TeamLogo team={{ name: 'Kestrel', logo: { url: '/files/missing.webp' } }} size={40} />
      </Specimen>
      <Specimen name="Team names at 200, 110 and 90 px" flow="stack">
        {WIDTHS.map((width) => (
          <div key={width} className={styles.box} style={{ width }}>
            <TeamName team={{ name: 'Brotherhood of Obsidian Tide', tag: 'OBT' }} shorten />
          </div>
        ))}
      </Specimen>
      <Specimen name="Player photos">
        {PLAYERS.slice(0, 6).map((player, place) => (
          <PlayerPhoto
            key={player.ID}
            name={player.name}
            size={64}
            side={place % 2 ? 'breach' : 'coalition'}
          />
        ))}
        <PlayerPhoto name="lost" photo="/files/missing.webp" size={64} />
      </Specimen>
      <Specimen name="From the drawing package">
        <RankBadge rank={1} />
        <RankBadge rank={2} />
        <RankBadge rank={3} />
        <RankBadge rank={5} through={8} />
        <MapChip map="Canals" />
        <LiveMark />
        <LiveMark plate />
      </Specimen>
    </>
  );
}
