import { PlayerPhoto } from '../pictures/PlayerPhoto';
import styles from './PlayerRow.module.css';
import type { FoundPlayer } from './player';

export interface PlayerRowProps {
  player: FoundPlayer;
  /** For lists in which several players may have the same name. */
  showId?: boolean;
}

/** Photo, name and team, as lists of players show them. */
export function PlayerRow({ player, showId = false }: PlayerRowProps) {
  return (
    <span className={styles.row}>
      <PlayerPhoto name={player.name} photo={player.photo} size={28} />
      <span className={styles.name}>{player.name}</span>
      {player.team && <span className={styles.tag}>[{player.team.tag}]</span>}
      {showId && <span className={styles.id}>{player.ID}</span>}
    </span>
  );
}
