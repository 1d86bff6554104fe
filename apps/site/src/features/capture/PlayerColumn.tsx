import { latestMoment } from '@mes/domain/capture/board';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import { sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import type { People } from '../matches/captured-map/people';
import { type Chord, isExpected, type Press, type RoundState } from './chords';
import { PLAYER_KEYS } from './keys';
import styles from './PlayerColumn.module.css';
import * as texts from './texts';
import type { Capture } from './use-capture';

interface PlayerColumnProps {
  capture: Capture;
  slot: TeamSlot;
  chord: Chord;
  roundState: RoundState;
  people: People;
  onPress: (press: Press) => void;
}

/** The players of a team with their keys. */
export function PlayerColumn({
  capture: { board },
  slot,
  chord,
  roundState,
  people,
  onPress,
}: PlayerColumnProps) {
  const rows = scoreboard(latestMoment(board), board.context).filter(
    (row) => row.opponent === slot,
  );
  return (
    <div className={classNames(styles.column, styles[sideOf(slot, roundState.sideA)])}>
      <p className={styles.head} aria-hidden="true">
        <span>{texts.player}</span>
        <span className={styles.counts}>
          <i>{texts.killsShort}</i>
          <i>{texts.deathsShort}</i>
          <i>{texts.assistsShort}</i>
        </span>
      </p>
      {rows.map(({ player, alive, line }, index) => {
        const chosen = chord.actor === player || chord.assist === player;
        return (
          <button
            key={player}
            type="button"
            className={classNames(
              styles.player,
              chosen && styles.chosen,
              !alive && styles.out,
              isExpected(chord, player, roundState) && styles.expected,
            )}
            aria-pressed={chosen}
            // A button must not take the focus: keys are handled by the board.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress({ kind: 'player', player })}
          >
            <span className={styles.key}>{PLAYER_KEYS[slot][index]}</span>
            <span className={styles.who}>
              <b>{people.nameOf(player)}</b>
              {!alive && <small>{texts.outThisRound}</small>}
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
