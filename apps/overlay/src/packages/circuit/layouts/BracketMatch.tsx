import { forfeitLabel } from '@mes/domain/series/forfeit';
import type { BracketMatch as Match } from '@mes/ui/bracket/shape';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { Hole } from '../../kit';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import styles from './Bracket.module.css';

interface BracketMatchProps {
  match: Match;
  /** Whose way is lit. */
  hot: string | null;
  box: Hole;
}

export function BracketMatch({ match, hot, box }: BracketMatchProps) {
  const isLive = match.state === 'live';
  const isHot = hot !== null && match.slots.some(({ team }) => team?.name === hot);
  return (
    <Panel
      className={styles.match}
      style={{
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        fontSize: Math.min(52, Math.round(box.height * 0.37)),
      }}
      inside={styles.inside}
      tone={isLive ? 'mes-live' : isHot ? 'a' : 'trace-dim'}
      delay={Math.round(200 + (box.x - 216) * 0.6)}
      after={
        isLive && (
          <span className={`${styles.live} ci-flash`}>
            <Tag tone="live">Live</Tag>
          </span>
        )
      }
    >
      <Slot match={match} slot={0} hot={hot} box={box} />
      <Slot match={match} slot={1} hot={hot} box={box} />
    </Panel>
  );
}

interface SlotProps extends BracketMatchProps {
  slot: 0 | 1;
}

function Slot({ match, slot, hot, box }: SlotProps) {
  const { team } = match.slots[slot];
  const own = slot === 0 ? 'A' : 'B';
  const hasLost = match.winner !== null && match.winner !== own;
  const size = Math.min(52, Math.round(box.height * 0.37));
  return (
    <p
      className={`${styles.slot} ci-name`}
      data-hot={(team !== null && team.name === hot) || undefined}
      data-won={match.winner === own || undefined}
    >
      {team ? (
        <TeamLogo team={team} size={Math.round(size * 1.1)} />
      ) : (
        <i className={`${styles.open} ci-via`} />
      )}
      <Fit className={`ci-name ${hasLost ? 'ci-off' : ''}`}>
        {team ? nameWithin(team, { room: box.width - 3.1 * size, size }) : UNDECIDED}
      </Fit>
      <b className={hasLost ? 'ci-off' : undefined}>{figureOf(match, slot)}</b>
    </p>
  );
}

function figureOf({ state, winner, slots }: Match, slot: 0 | 1): string {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { score } = slots[slot];
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}
