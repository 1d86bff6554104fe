import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { interpolate } from '../../../interpolate';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import { waitingScore } from '../state/score-queue';
import { teamNames, teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import styles from './PhoneRoom.module.css';

export function Scores() {
  return (
    <div className={styles.scores}>
      {TEAM_SLOTS.map((slot) => (
        <TeamScore key={slot} slot={slot} />
      ))}
    </div>
  );
}

function TeamScore({ slot }: { slot: TeamSlot }) {
  const room = useRoom();
  const name = teamNames(room.stream)[slot];
  const team = slot === 'A' ? room.stream.match?.teamA : room.stream.match?.teamB;
  const score = room.game.game.map.score[slot] + waitingScore(room.acts.waiting)[slot];
  return (
    <section className={classNames(styles.team, slot === 'B' && styles.right)} aria-label={name}>
      <header>
        <Emblem name={name} logo={team?.logo} size={34} />
        <b className={classNames(tight.tight, tight.clip)}>{teamTags(room)[slot]}</b>
        <em className={tight.tight} data-score={slot}>
          {Math.max(0, score)}
        </em>
      </header>
      <Press
        action={slot === 'A' ? 'minusLeft' : 'minusRight'}
        keyLabel={null}
        aria-label={interpolate(texts.minusOne, { team: name })}
      >
        −1
      </Press>
      <Press
        action={slot === 'A' ? 'plusLeft' : 'plusRight'}
        keyLabel={null}
        className={styles.plus}
        aria-label={interpolate(texts.plusOne, { team: name })}
      >
        +1
      </Press>
    </section>
  );
}
