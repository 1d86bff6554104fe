import type { TournamentPlayer } from '@mes/contract/statistics';
import { Flag } from '../../../components/pictures/Flag';
import { PlayerPhoto } from '../../../components/pictures/PlayerPhoto';
import styles from './PlayerName.module.css';

/** A player with the team played for; a long name is cut, not wrapped. */
export function PlayerName({ player: { player, team } }: { player: TournamentPlayer }) {
  return (
    <span className={styles.player} title={team ? `${player.name}, ${team.name}` : player.name}>
      <PlayerPhoto name={player.name} photo={player.photo} size={22} />
      {player.country && <Flag country={player.country} />}
      <span className={styles.names}>
        <b>{player.name}</b> {team && <span className={styles.team}>{team.name}</span>}
      </span>
    </span>
  );
}
