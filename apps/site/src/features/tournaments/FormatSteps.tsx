import type { Stage } from '@mes/contract/tournament-schemas';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { FORMAT_LABELS } from '../brackets/labels';
import styles from './FormatSteps.module.css';

/** The format of each stage. */
export function FormatSteps({ stages }: { stages: readonly Stage[] }) {
  if (stages.length === 0) return null;
  return (
    <Section title="Format">
      <Panel>
        <ol className={styles.steps}>
          {stages.map((stage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its index
            <li key={index} className={styles.step}>
              <b className={styles.name}>{stage.name}</b>
              <span>{sentences(stage, stages).join(' ')}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  );
}

function sentences(stage: Stage, stages: readonly Stage[]): string[] {
  const advances = stage.advances.map(({ from, to, stage: next }) => {
    const places = from === to ? `Place ${from}` : `Places ${from} to ${to}`;
    const goes = from === to ? 'goes' : 'go';
    return `${places}${isGrouped(stage) ? ' of each group' : ''} ${goes} on to ${stages[next]?.name ?? 'the next stage'}.`;
  });
  return [`${formatText(stage)}, best of ${stage.bestOf}${finalText(stage)}.`, ...advances];
}

function formatText(stage: Stage): string {
  if (isGrouped(stage) && stage.groups > 1) {
    const name = stage.format === 'gsl' ? 'GSL groups' : 'groups';
    return `${stage.groups} ${name}${stage.format === 'round_robin' && stage.legs > 1 ? ', everyone meets twice' : ''}`;
  }
  if (stage.format === 'round_robin')
    return `Everyone meets everyone${stage.legs > 1 ? ' twice' : ''}`;
  if (stage.format !== 'swiss') return FORMAT_LABELS[stage.format];
  const { target } = stage;
  return target.kind === 'rounds'
    ? `Swiss, ${target.rounds} rounds`
    : `Swiss until ${target.wins} wins or ${target.losses} losses`;
}

function isGrouped(stage: Stage): stage is Extract<Stage, { groups: number }> {
  return 'groups' in stage;
}

/** The length of the final, if it differs. */
function finalText({ rounds, bestOf }: Stage): string {
  const final =
    rounds.find(({ part }) => part === 'grand_final') ??
    rounds.find(({ part, round }) => part === 'upper' && round === -1);
  return final && final.bestOf !== bestOf ? `, the final best of ${final.bestOf}` : '';
}
