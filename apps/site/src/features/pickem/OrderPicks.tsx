import type { PredictedOrder } from '@mes/domain/pickem/prediction';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { SortableList } from '../../components/sorting/SortableList';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { MarkText } from './MarkText';
import styles from './OrderPicks.module.css';
import { markKey, type PickemTeam } from './predicted-rounds';
import { pointsText, type StagePicksProps } from './stage-picks';
import * as texts from './texts';

/** The order of each group, or who goes on from a Swiss stage. */
export function OrderPicks({ questions, ...props }: StagePicksProps<PredictedOrder>) {
  return (
    <div className={styles.groups}>
      {questions.map((question) => (
        <OrderPick key={question.key} question={question} {...props} />
      ))}
    </div>
  );
}

interface OrderPickProps extends Omit<StagePicksProps<PredictedOrder>, 'questions'> {
  question: PredictedOrder;
}

function OrderPick({ question, teams, marks, onPick }: OrderPickProps) {
  const { key, places, answer, isAnswered } = question;
  const name = question.group === null ? texts.swiss : question.name;
  const members = question.teams.flatMap((id) => teams.get(id ?? '') ?? []);
  const order = [
    ...answer.flatMap((id) => teams.get(id) ?? []),
    ...members.filter(({ id }) => !answer.includes(id)),
  ];
  const isKnown = members.length === question.teams.length;
  const isSwiss = question.group === null;
  const pick = (next: readonly PickemTeam[]) =>
    onPick?.(
      key,
      next.slice(0, places.length).map(({ id }) => id),
    );
  return (
    <Section
      title={name}
      level={3}
      more={
        isAnswered && onPick ? (
          <Chip tone="win">{texts.orderPicked}</Chip>
        ) : (
          pointsText(question.points)
        )
      }
    >
      <Panel>
        {!isKnown && <EmptyRow>{texts.orderWaits}</EmptyRow>}
        {isKnown && onPick && (
          <>
            <p className={styles.hint}>
              {isSwiss ? interpolate(texts.swissHint, { places: places.length }) : texts.orderHint}
            </p>
            <SortableList
              label={interpolate(texts.orderLabel, { groupName: name })}
              items={order}
              keyOf={({ id }) => id}
              nameOf={(team) => team.name}
              spokenAt={(team, index) =>
                interpolate(texts.orderSpoken, { place: index + 1, teamName: team.name })
              }
              movedTo={(team, index) =>
                interpolate(texts.orderMoved, {
                  place: index + 1,
                  teamName: team.name,
                  teams: order.length,
                })
              }
              cutAfter={isSwiss ? places.length : undefined}
              onChange={pick}
            >
              {(team) => (
                <>
                  <TeamLogo team={team} size={26} plain />
                  <TeamName team={team} className={styles.name} />
                  <span />
                </>
              )}
            </SortableList>
            {!isAnswered && (
              <div className={styles.confirm}>
                <Button size="sm" variant="quiet" onClick={() => pick(order)}>
                  {texts.confirmOrder}
                </Button>
              </div>
            )}
          </>
        )}
        {isKnown && !onPick && (
          <ol className={styles.places}>
            {order.slice(0, Math.max(answer.length, 0)).map((team, index) => {
              const mark = marks.get(markKey(key, team.id));
              return (
                <li key={team.id} className={styles.place}>
                  <span className={styles.number}>{index + 1}</span>
                  <TeamLogo team={team} size={26} plain />
                  <TeamName team={team} className={styles.name} />
                  {mark && <MarkText mark={mark} />}
                </li>
              );
            })}
          </ol>
        )}
      </Panel>
    </Section>
  );
}
