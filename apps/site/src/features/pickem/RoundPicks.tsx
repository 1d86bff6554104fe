import type { PredictedMatch } from '@mes/domain/pickem/prediction';
import { classNames } from '@mes/ui/class-names';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { interpolate } from '../../interpolate';
import { ChoiceChips } from '../brackets/ChoiceChips';
import { MarkText } from './MarkText';
import { markKey } from './predicted-rounds';
import styles from './RoundPicks.module.css';
import { pointsText, type StagePicksProps } from './stage-picks';
import * as texts from './texts';

/** One round at a time, with buttons that fit a thumb. */
export function RoundPicks(props: StagePicksProps<PredictedMatch>) {
  const { questions } = props;
  const rounds = [...new Set(questions.map(({ roundName }) => roundName))];
  const firstOpen = questions.find(({ isAnswered }) => !isAnswered)?.roundName;
  const [chosen, setChosen] = useState(firstOpen ?? rounds[0] ?? '');
  const shown = questions.filter(({ roundName }) => roundName === chosen);
  const next = rounds[rounds.indexOf(chosen) + 1];
  const isDone = shown.every(({ isAnswered }) => isAnswered);
  return (
    <div className={styles.rounds}>
      <ChoiceChips
        label={texts.round}
        options={rounds.map((name) => ({ value: name, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <ul className={styles.matches}>
        {shown.map((question) => (
          <MatchPick key={question.key} question={question} {...props} />
        ))}
      </ul>
      {isDone && next && props.onPick && (
        <Button full iconAfter={<IconArrowRight stroke={1.75} />} onClick={() => setChosen(next)}>
          {texts.nextRound}
        </Button>
      )}
    </div>
  );
}

function MatchPick({
  question,
  teams,
  marks,
  onPick,
}: StagePicksProps<PredictedMatch> & { question: PredictedMatch }) {
  const mark = marks.get(markKey(question.key, question.answer[0]));
  const isReady = !question.teams.includes(null);
  return (
    <li className={styles.match}>
      <div className={styles.meta}>
        <span>{pointsText(question.points)}</span>
        {mark && <MarkText mark={mark} />}
      </div>
      {question.teams.map((id, slot) => {
        const team = teams.get(id ?? '');
        const isPicked = team !== undefined && question.answer[0] === team.id;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a match has two slots
            key={slot}
            type="button"
            className={classNames(styles.team, isPicked && styles.picked)}
            aria-pressed={isPicked}
            aria-label={
              team &&
              interpolate(texts.pickLabel, {
                teamName: team.name,
                roundName: question.roundName,
              })
            }
            disabled={!team || !isReady || onPick === null}
            onClick={() => team && onPick?.(question.key, [team.id])}
          >
            {team ? <TeamLogo team={team} size={28} plain /> : <span className={styles.nobody} />}
            <span className={styles.name}>{team?.name ?? texts.toBeDecided}</span>
          </button>
        );
      })}
    </li>
  );
}
