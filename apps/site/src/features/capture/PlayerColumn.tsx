import { latestMoment } from '@mes/domain/capture/board';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import { sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import type { People } from '../matches/captured-map/people';
import { type Chord, type Field, isExpected, type Press } from './chords';
import { PLAYER_KEYS } from './keys';
import styles from './PlayerColumn.module.css';
import type { Capture } from './use-capture';

interface PlayerColumnProps {
  capture: Capture;
  opponent: TeamSlot;
  chord: Chord;
  field: Field;
  people: People;
  onPress: (press: Press) => void;
}

/** The players of a team with the keys that stand for them. */
export function PlayerColumn({
  capture: { board },
  opponent,
  chord,
  field,
  people,
  onPress,
}: PlayerColumnProps) {
  const rows = scoreboard(latestMoment(board), board.context).filter(
    (row) => row.opponent === opponent,
  );
  return (
    <div className={classNames(styles.column, styles[sideOf(opponent, field.sideA)])}>
      <p className={styles.head} aria-hidden="true">
        <span>Player</span>
        <span className={styles.counts}>
          <i>K</i>
          <i>D</i>
          <i>A</i>
        </span>
      </p>
      {rows.map(({ player, alive, line }, place) => {
        const chosen = chord.actor === player || chord.assist === player;
        return (
          <button
            key={player}
            type="button"
            className={classNames(
              styles.player,
              chosen && styles.chosen,
              !alive && styles.out,
              isExpected(chord, player, field) && styles.expected,
            )}
            aria-pressed={chosen}
            // The keyboard belongs to the board: a pressed button must not keep it.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress({ kind: 'player', player })}
          >
            <span className={styles.key}>{PLAYER_KEYS[opponent][place]}</span>
            <span className={styles.who}>
              <b>{people.nameOf(player)}</b>
              {!alive && <small>Out this round</small>}
            </span>
            <span className={styles.counts}>
              <span>{line.kills}</span>
              <span>{line.deaths}</span>
              <span>{line.assists}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
