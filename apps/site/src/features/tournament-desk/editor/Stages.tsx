import type { EditedTournament, Stage } from '@mes/contract/tournament-schemas';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Alert } from '../../../components/states/Alert';
import { SkeletonRows } from '../../../components/states/Skeleton';
import * as texts from '../texts';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';
import { StageFields } from './StageFields';
import { withoutStage, withStageAdded } from './stage-drafts';

// Loaded on demand: it brings the engine, and the form can be used without it.
const StagesPreview = lazy(() => import('./StagesPreview'));

const DEFAULT_TEAMS = 16;
const MAX_STAGES = 8;

/** The stages in order, with a preview computed by the rules of the bracket engine. */
export function Stages({ tournament }: { tournament: EditedTournament }) {
  const { stages, signup, applications } = tournament;
  const frozen = frozenReason(tournament, 'stages');
  const [teams, setTeams] = useState(
    Math.max(2, applications.registered || signup.teams || DEFAULT_TEAMS),
  );
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.stages}
      id="stages"
      values={{ stages }}
      problem={(values) => chainProblem(values.stages, null)}
    >
      {({ values, set }) => (
        <>
          {frozen && <Alert>{frozen}</Alert>}
          <fieldset disabled={frozen !== undefined} className={styles.rows}>
            {values.stages.map((stage, index) => (
              <StageFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage has nothing but its place
                key={`${index} of ${values.stages.length}`}
                stage={stage}
                index={index}
                later={values.stages.map(({ name }, at) => ({ index: at, name })).slice(index + 1)}
                onChange={(next) =>
                  set(
                    'stages',
                    values.stages.map((each, at) => (at === index ? next : each)),
                  )
                }
                onRemove={() => set('stages', withoutStage(values.stages, index))}
              />
            ))}
            {values.stages.length < MAX_STAGES && (
              <div className={styles.bar}>
                <Button
                  variant="ghost"
                  icon={<IconPlus size={17} stroke={1.75} />}
                  onClick={() => set('stages', withStageAdded(values.stages))}
                >
                  {texts.addStage}
                </Button>
              </div>
            )}
          </fieldset>
          {values.stages.length > 0 && (
            <>
              <NumberInput
                label={texts.previewTeams}
                value={teams}
                min={2}
                max={1_024}
                onChange={(next) => setTeams(Math.min(1_024, Math.max(2, next ?? 2)))}
              />
              <Preview stages={values.stages} teams={teams} />
            </>
          )}
        </>
      )}
    </SettingsForm>
  );
}

function chainProblem(stages: readonly Stage[], teams: number | null): string | null {
  const [problem] = chainProblems(stages, teams);
  if (!problem) return null;
  const { stage, reason } = problem;
  return stage === null ? reason : `${stages[stage]!.name}: ${reason}`;
}

function Preview({ stages, teams }: { stages: readonly Stage[]; teams: number }) {
  const problem = chainProblem(stages, teams);
  if (problem !== null) return <Alert kind="warning">{problem}</Alert>;
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <StagesPreview stages={stages} teams={teams} />
    </Suspense>
  );
}
