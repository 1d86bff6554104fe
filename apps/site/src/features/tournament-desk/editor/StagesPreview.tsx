import type { Stage } from '@mes/contract/tournament-schemas';
import { preview } from '@mes/domain/tournament/stages/preview';
import { interpolate } from '../../../interpolate';
import { FORMAT_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './Editor.module.css';

/** The rounds of stages that so many teams can play. */
export default function StagesPreview({
  stages,
  teams,
}: {
  stages: readonly Stage[];
  teams: number;
}) {
  const shown = preview(stages, teams);
  const matches = shown.reduce((sum, stage) => sum + stage.matches, 0);
  return (
    <div className={styles.preview}>
      {shown.map(({ entries, groups, rounds, matches: own }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <div key={`${index} ${stages[index]!.name}`}>
          <p className={styles.note}>
            <b>{stages[index]!.name}</b>{' '}
            {interpolate(texts.stageTeams, {
              format: FORMAT_LABELS[stages[index]!.format],
              teams: entries.length,
            })}
            {groups.length > 1 &&
              interpolate(texts.inGroupsOf, { groups: groups.length, size: sizes(groups) })}{' '}
            {own === 1 ? texts.oneStageMatch : interpolate(texts.stageMatches, { matches: own })}
          </p>
          <ul className={styles.previewRounds}>
            {mergeRounds(rounds).map(({ key, name, matches: count, bestOf }) => (
              <li key={key}>
                {name}
                <small>{interpolate(texts.matchesOfLength, { count, bestOf })}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{interpolate(texts.matchesInAll, { matches })}</p>
    </div>
  );
}

function sizes(groups: readonly number[]): string {
  const [least, most] = [Math.min(...groups), Math.max(...groups)];
  return least === most ? String(least) : interpolate(texts.leastOrMost, { least, most });
}

/** Merges the same round of all groups. */
function mergeRounds(rounds: ReturnType<typeof preview>[number]['rounds']) {
  const all = new Map<string, { key: string; name: string; matches: number; bestOf: number }>();
  for (const { part, round, nameInGroup: name, matches, bestOf } of rounds) {
    const key = `${part} ${round}`;
    const known = all.get(key);
    all.set(key, { key, name, bestOf, matches: (known?.matches ?? 0) + matches });
  }
  return [...all.values()];
}
