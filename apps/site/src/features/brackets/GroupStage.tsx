import type { BracketStage } from '@mes/contract/brackets';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { useState } from 'react';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { ChoiceChips } from './ChoiceChips';
import styles from './GroupStage.module.css';
import { advancingFrom, GroupStanding } from './GroupStanding';

interface GroupStageProps {
  stage: BracketStage;
  tournament: Pick<Tournament, 'stages' | 'tieBreaks'>;
  /** All groups beside each other, or one at a time. */
  show: 'all' | 'one';
}

/** Beside other things, of a Swiss table that can have a hundred rows. */
const BRIEF = 16;

const TIE_BREAK_LABELS: Readonly<Record<Tournament['tieBreaks'][number], string>> = {
  points: 'points',
  head_to_head: 'head to head',
  map_difference: 'maps',
  round_difference: 'rounds',
  seed: 'seed',
};

/** The tables of a stage with groups, or the standings of a Swiss one. */
export function GroupStage({ stage, tournament, show }: GroupStageProps) {
  const [chosen, setChosen] = useState('0');
  const { tables } = stage;
  const one = tables.find(({ group }) => String(group) === chosen) ?? tables[0];
  const isOne = show === 'one' || tables.length < 2;
  const advancing = advancingFrom(tournament.stages[stage.index]);
  return (
    <Section
      title={stage.name}
      more={
        isOne && tables.length > 1 ? (
          <ChoiceChips
            label="Group"
            options={tables.map(({ group, name }) => ({ value: String(group), label: name }))}
            value={String(one?.group ?? 0)}
            onChange={setChosen}
          />
        ) : undefined
      }
    >
      {tables.length === 0 && <EmptyRow>The groups are not drawn yet.</EmptyRow>}
      {isOne
        ? one && (
            <GroupStanding
              stage={stage}
              table={one}
              advancing={advancing}
              limit={show === 'one' ? BRIEF : undefined}
            />
          )
        : tables.length > 0 && (
            <div className={styles.all}>
              {tables.map((table) => (
                <div key={table.group}>
                  <h3 className={styles.name}>{table.name}</h3>
                  <GroupStanding stage={stage} table={table} advancing={advancing} />
                </div>
              ))}
            </div>
          )}
      {tables.length > 0 && (
        <p className={styles.legend}>
          {advancing > 0 && (
            <span>
              <i className={styles.mark} />
              Advances to{' '}
              {tournament.stages[stage.index + 1]?.name.toLowerCase() ?? 'the next stage'}
            </span>
          )}
          <span>Tie-break: {tieBreaks(tournament.tieBreaks)}</span>
        </p>
      )}
    </Section>
  );
}

/** `head to head, then rounds`: points are what the table is ordered by anyway. */
function tieBreaks(order: Tournament['tieBreaks']): string {
  return order
    .filter((each) => each !== 'points')
    .map((each) => TIE_BREAK_LABELS[each])
    .join(', then ');
}
