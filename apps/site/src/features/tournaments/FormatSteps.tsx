import type { Stage } from '@mes/contract/tournament-schemas';
import { finalBestOf } from '@mes/domain/tournament/model/final';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { FORMAT_LABELS } from '../brackets/labels';
import styles from './FormatSteps.module.css';
import * as texts from './texts';

interface FormatStepsProps {
  stages: readonly Stage[];
  /** Says when each stage is planned to begin; after the draw only the schedule knows. */
  withStarts?: boolean;
}

/** The format of each stage. */
export function FormatSteps({ stages, withStarts = false }: FormatStepsProps) {
  if (stages.length === 0) return null;
  return (
    <Section title={texts.format}>
      <Panel>
        <ol className={styles.steps}>
          {stages.map((stage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its index
            <li key={index} className={styles.step}>
              <span className={styles.name}>
                <b>{stage.name}</b>
                {withStarts && <PlannedStart stage={stage} />}
              </span>
              <span>{sentences(stage, stages).join(' ')}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  );
}

/** When its first match is planned to start. */
function PlannedStart({ stage: { plannedStarts = [] } }: { stage: Stage }) {
  const starts = plannedStarts.flatMap(({ startsAt }) => startsAt.flatMap((at) => at ?? []));
  if (starts.length === 0) return null;
  return (
    <small className={styles.start}>
      <Time at={Math.min(...starts)} />
    </small>
  );
}

function sentences(stage: Stage, stages: readonly Stage[]): string[] {
  const advances = stage.advances.map(({ from, to, stage: next }) => {
    const places =
      from === to
        ? interpolate(texts.placeNumber, { place: from })
        : interpolate(texts.placeRange, { from, to });
    const advance = from === to ? texts.advances : texts.advance;
    return interpolate(texts.goOnTo, {
      places,
      ofGroup: isGrouped(stage) ? texts.ofEachGroup : '',
      advance,
      stage: stages[next]?.name ?? texts.nextStage,
    });
  });
  return [
    interpolate(texts.stageFormat, {
      kind: formatText(stage),
      bestOf: stage.bestOf,
      longer: finalText(stage),
    }),
    ...advances,
  ];
}

function formatText(stage: Stage): string {
  if (isGrouped(stage) && stage.groups > 1) {
    const name = stage.format === 'gsl' ? texts.gslGroups : texts.groupsNoun;
    return `${stage.groups} ${name}${stage.format === 'round_robin' && stage.legs > 1 ? texts.meetTwice : ''}`;
  }
  if (stage.format === 'round_robin')
    return stage.legs > 1 ? texts.roundRobinTwice : texts.roundRobin;
  if (stage.format !== 'swiss') return FORMAT_LABELS[stage.format];
  const { target } = stage;
  return target.kind === 'rounds'
    ? interpolate(texts.swissRounds, { rounds: target.rounds })
    : interpolate(texts.swissUntil, { wins: target.wins, losses: target.losses });
}

function isGrouped(stage: Stage): stage is Extract<Stage, { groups: number }> {
  return 'groups' in stage;
}

/** The length of the final, if it differs. */
function finalText(stage: Stage): string {
  const maps = finalBestOf(stage);
  return maps === null ? '' : interpolate(texts.finalBestOf, { maps });
}
