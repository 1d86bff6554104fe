import type { PredictedMatch } from '@mes/domain/pickem/prediction';
import { BracketSvg } from '@mes/ui/bracket/BracketSvg.tsx';
import { type BracketMetrics, layoutBracket } from '@mes/ui/bracket/layout';
import type { BracketMatch } from '@mes/ui/bracket/shape';
import { type ReactNode, useCallback, useMemo } from 'react';
import { interpolate } from '../../interpolate';
import { BracketViewport } from '../brackets/BracketViewport';
import { usePanZoom } from '../brackets/use-pan-zoom';
import styles from './BracketPicks.module.css';
import { MARK_LABELS, signOf } from './MarkText';
import { type Marks, markKey, type TeamsById, toRounds } from './predicted-rounds';
import { RoundPicks } from './RoundPicks';
import { pointsText, type StagePicksProps } from './stage-picks';
import * as texts from './texts';

const METRICS: BracketMetrics = {
  nodeWidth: 216,
  nodeHeight: 68,
  metaHeight: 20,
  columnGap: 48,
  rowGap: 14,
  headerHeight: 40,
  partGap: 48,
  nameSize: 14.5,
};
/** Of the SVG around the layout: nodes are that much to the right and below. */
const MARGIN = 4;
const MAX_HEIGHT = 1_500;

/** The bracket with a button on each team; on a phone one round after the other. */
export function BracketPicks(props: StagePicksProps<PredictedMatch>) {
  return (
    <>
      <div className={styles.wide}>
        <WideBracket {...props} />
      </div>
      <div className={styles.phone}>
        <RoundPicks {...props} />
      </div>
    </>
  );
}

function WideBracket({
  stageName,
  questions,
  teams,
  marks,
  onPick,
}: StagePicksProps<PredictedMatch>) {
  const rounds = useMemo(() => toRounds(questions, teams), [questions, teams]);
  const layout = useMemo(() => layoutBracket(rounds, METRICS), [rounds]);
  const view = usePanZoom({ width: layout.width + 2 * MARGIN, height: layout.height + 2 * MARGIN });
  const metaOf = useMetaOf(questions, marks);
  const byKey = new Map(questions.map((question) => [question.key, question]));
  return (
    <BracketViewport
      label={interpolate(texts.pickBracket, { stageName })}
      view={view}
      rounds={layout.headers.map(({ round, x, top }) => ({ name: round.name, x, y: top }))}
      bounded={layout.height > MAX_HEIGHT}
    >
      <BracketSvg
        layout={layout}
        metrics={METRICS}
        label={stageName}
        metaOf={metaOf}
        className={styles.drawing}
      />
      {onPick &&
        layout.nodes.map(({ match, x, y }) => (
          <SlotButtons
            key={match.id}
            question={byKey.get(match.id)!}
            teams={teams}
            left={x + MARGIN}
            top={y + MARGIN}
            onPick={onPick}
          />
        ))}
    </BracketViewport>
  );
}

interface SlotButtonsProps {
  question: PredictedMatch;
  teams: TeamsById;
  left: number;
  top: number;
  onPick: (question: string, teams: readonly string[]) => void;
}

/** Over the two rows of a match, so that each of them can be pressed. */
function SlotButtons({ question, teams, left, top, onPick }: SlotButtonsProps) {
  const isReady = !question.teams.includes(null);
  if (!isReady) return null;
  return question.teams.map((id, slot) => {
    const team = teams.get(id ?? '');
    if (!team) return null;
    return (
      <button
        key={team.id}
        type="button"
        className={styles.slot}
        style={{
          left,
          top: top + (slot * METRICS.nodeHeight) / 2,
          width: METRICS.nodeWidth,
          height: METRICS.nodeHeight / 2,
        }}
        aria-pressed={question.answer[0] === id}
        aria-label={interpolate(texts.pickLabel, {
          teamName: team.name,
          roundName: question.roundName,
        })}
        data-question={question.key}
        onClick={() => onPick(question.key, [team.id])}
      />
    );
  });
}

/** Above a match: what it is worth, and what has become of the pick. */
function useMetaOf(questions: readonly PredictedMatch[], marks: Marks) {
  return useCallback(
    (match: BracketMatch): { left: ReactNode; right: ReactNode } => {
      const question = questions.find(({ key }) => key === match.id);
      const mark = question && marks.get(markKey(question.key, question.answer[0]));
      return {
        left: pointsText(match.matchID),
        right: mark && (
          <tspan className={styles[mark.state]}>
            <title>{MARK_LABELS[mark.state]}</title>
            {signOf(mark)}
          </tspan>
        ),
      };
    },
    [questions, marks],
  );
}
