import type { BracketStage } from '@mes/client/bracket';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { useState } from 'react';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { ChoiceChips } from './ChoiceChips';
import styles from './GroupStage.module.css';
import { advancingFrom, GroupStanding } from './GroupStanding';
import * as texts from './texts';

interface GroupStageProps {
  stage: BracketStage;
  tournament: Pick<Tournament, 'stages' | 'tieBreaks'>;
  /** All groups beside each other, or one at a time. */
  show: 'all' | 'one';
}

/** Limits the rows of long tables, such as Swiss standings, beside other content. */
const MAX_ROWS = 16;

const TIE_BREAK_LABELS: Readonly<Record<Tournament['tieBreaks'][number], string>> = {
  points: texts.tieBreakPoints,
  head_to_head: texts.headToHead,
  map_difference: texts.tieBreakMaps,
  round_difference: texts.tieBreakRounds,
  seed: texts.tieBreakSeed,
};

/** The tables of a group stage, or the standings of a Swiss stage. */
export function GroupStage({ stage, tournament, show }: GroupStageProps) {
  const [chosen, setChosen] = useState('0');
  const { tables } = stage;
  const shownTable = tables.find(({ group }) => String(group) === chosen) ?? tables[0];
  const showsOne = show === 'one' || tables.length < 2;
  const advancing = advancingFrom(tournament.stages[stage.index]);
  return (
    <Section
      title={stage.name}
      more={
        showsOne && tables.length > 1 ? (
          <ChoiceChips
            label={texts.group}
            options={tables.map(({ group, name }) => ({ value: String(group), label: name }))}
            value={String(shownTable?.group ?? 0)}
            onChange={setChosen}
          />
        ) : undefined
      }
    >
      {tables.length === 0 && <EmptyRow>{texts.groupsNotDrawn}</EmptyRow>}
      {showsOne
        ? shownTable && (
            <GroupStanding
              stage={stage}
              table={shownTable}
              advancing={advancing}
              limit={show === 'one' ? MAX_ROWS : undefined}
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
              {texts.advancesTo}{' '}
              {tournament.stages[stage.index + 1]?.name.toLowerCase() ?? texts.nextStage}
            </span>
          )}
          <span>{interpolate(texts.tieBreaks, { order: tieBreaks(tournament.tieBreaks) })}</span>
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
