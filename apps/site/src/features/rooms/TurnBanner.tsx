import type { Match, Veto } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { nameOf, type Turn, taskOf, teamOf } from './labels';
import styles from './TurnBanner.module.css';
import * as texts from './texts';

interface TurnBannerProps {
  veto: Veto;
  turn: Turn;
  match: Match;
  isOwn: boolean;
  /** The length of a turn. */
  seconds: number;
  clockAhead: number;
}

/** The clock warns when this many seconds are left. */
const WARN_SECONDS = 10;

/** Whose turn it is, what to do and the time left, in large type. */
export function TurnBanner({ veto, turn, match, isOwn, seconds, clockAhead }: TurnBannerProps) {
  const now = useNow(250, turn.endsAt !== null) + clockAhead;
  const team = teamOf(match, turn.by);
  const left = turn.endsAt === null ? null : Math.max(0, turn.endsAt - now) / 1_000;
  const task = taskOf(veto, turn);
  return (
    <div
      className={classNames(
        styles.banner,
        isOwn && styles.own,
        left !== null && left <= WARN_SECONDS && styles.hurry,
      )}
    >
      {team && <TeamLogo team={team} size={44} plain />}
      <div className={styles.text} role="status">
        <p className={styles.who}>{isOwn ? texts.yourTurn : nameOf(match, turn.by)}</p>
        <p className={styles.task}>
          {isOwn ? sentence(task) : interpolate(texts.theirTurn, { task })}
        </p>
      </div>
      <p className={styles.clock} role="timer" aria-label={texts.secondsLeft}>
        {left === null ? texts.paused : Math.ceil(left)}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          style={{ transform: `scaleX(${left === null ? 1 : Math.min(1, left / seconds)})` }}
        />
      </span>
    </div>
  );
}

function sentence(task: string): string {
  return `${task.charAt(0).toUpperCase()}${task.slice(1)}.`;
}
