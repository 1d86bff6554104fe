import type { Stage } from '@mes/contract/tournament-schemas';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { Alert } from '../../../components/states/Alert';
import { SkeletonRows } from '../../../components/states/Skeleton';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { GroupProblem } from './FieldProblem';
import { StageFields } from './StageFields';
import { chainText } from './setting-problems';
import { frozenReason, previewTeams } from './settings-values';
import { withoutStage, withStageAdded } from './stage-drafts';
import type { SettingsDraft } from './use-settings-draft';

// Loaded on demand: it brings the engine, and the form can be used without it.
const StagesPreview = lazy(() => import('./StagesPreview'));

const MAX_STAGES = 8;

/** The stages in order, with a preview computed by the rules of the bracket engine. */
export default function Stages({ draft }: { draft: SettingsDraft }) {
  const { values, set, tournament } = draft;
  const { stages } = values;
  const frozen = frozenReason(tournament, 'stages');
  const [teams, setTeams] = useState(previewTeams(draft));
  return (
    <Section title={texts.stages} id="stages" level={3}>
      <Panel pad className={styles.form}>
        {frozen && <Alert>{frozen}</Alert>}
        <fieldset disabled={frozen !== undefined} className={styles.rows}>
          {stages.map((stage, index) => (
            <StageFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage has nothing but its place
              key={`${index} of ${stages.length}`}
              stage={stage}
              index={index}
              later={stages.map(({ name }, at) => ({ index: at, name })).slice(index + 1)}
              onChange={(next) =>
                set(
                  'stages',
                  stages.map((each, at) => (at === index ? next : each)),
                )
              }
              onRemove={() => set('stages', withoutStage(stages, index))}
            />
          ))}
          {stages.length < MAX_STAGES && (
            <div className={styles.bar}>
              <Button
                variant="ghost"
                icon={<IconPlus size={17} stroke={1.75} />}
                onClick={() => set('stages', withStageAdded(stages))}
              >
                {texts.addStage}
              </Button>
            </div>
          )}
        </fieldset>
        <GroupProblem draft={draft} field="stages" />
        {stages.length > 0 && (
          <>
            <NumberInput
              label={texts.previewTeams}
              value={teams}
              min={2}
              max={1_024}
              onChange={(next) => setTeams(Math.min(1_024, Math.max(2, next ?? 2)))}
            />
            <Preview stages={stages} teams={teams} />
          </>
        )}
      </Panel>
    </Section>
  );
}

function Preview({ stages, teams }: { stages: readonly Stage[]; teams: number }) {
  const [problem] = chainProblems(stages, teams);
  if (problem) return <Alert kind="warning">{chainText(stages, problem)}</Alert>;
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <StagesPreview stages={stages} teams={teams} />
    </Suspense>
  );
}
