import { findConflicts } from '@mes/domain/tournament/schedule/conflicts';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { useMemo, useState } from 'react';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { Panel } from '../../../../components/layout/Panel';
import { Alert } from '../../../../components/states/Alert';
import { chainText } from '../setting-problems';
import { previewTeams } from '../settings-values';
import type { SettingsDraft } from '../use-settings-draft';
import styles from './MatchSchedule.module.css';
import { planOf, structureOf, withPlan } from './planned-stages';
import { TimesForm } from './TimesForm';
import * as texts from './texts';
import type { EditedTimes } from './use-match-times';

// For the question before the draw, which loads the engine with this file.
export { passedStarts } from './planned-stages';

/** Times for rounds that are not drawn yet; matches get them with the draw. */
export default function PlannedSchedule({ draft }: { draft: SettingsDraft }) {
  const { stages } = draft.values;
  const [teams, setTeams] = useState(previewTeams(draft));
  const [problem] = chainProblems(stages, teams);
  return (
    <>
      <Panel pad className={styles.planned}>
        <NumberInput
          label={texts.plannedTeams}
          value={teams}
          min={2}
          max={1_024}
          onChange={(next) => setTeams(Math.min(1_024, Math.max(2, next ?? 2)))}
        />
        <p className={styles.note}>{texts.plannedLead}</p>
      </Panel>
      {problem ? (
        <Alert kind="warning">{chainText(stages, problem)}</Alert>
      ) : (
        <PlannedTimes draft={draft} teams={teams} />
      )}
    </>
  );
}

function PlannedTimes({ draft, teams }: { draft: SettingsDraft; teams: number }) {
  const { stages, plan, startsAt } = draft.values;
  // The stages are new objects in every render; their text stays the same.
  const serialized = JSON.stringify(stages);
  const structure = useMemo(
    () => structureOf(JSON.parse(serialized) as typeof stages, teams),
    [serialized, teams],
  );
  const rounds = withPlan(structure, plan);
  const matches = rounds.flatMap((round) => round.matches);
  const times: EditedTimes = {
    rounds,
    matches,
    conflicts: findConflicts(matches),
    move(moved) {
      const next = matches.map((match) => {
        const to = moved.get(match.id);
        return to === undefined ? match.startsAt : to;
      });
      const first = Math.min(...next.flatMap((at) => at ?? []));
      draft.change({
        plan: planOf(structure, { stages: stages.length, startsAt: next }),
        // The event begins with its first match, unless somebody has said otherwise.
        ...(startsAt === null && Number.isFinite(first) ? { startsAt: first } : {}),
      });
    },
  };
  return <TimesForm times={times} startsAt={startsAt} />;
}
