import type { Match } from '@mes/contract/match-schemas';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { NumberInput } from '../../components/forms/NumberInput';
import { interpolate } from '../../interpolate';
import { nameOf } from './labels';
import styles from './ReportForm.module.css';
import type { ResultDraft, ScoreDraft } from './result-draft';
import * as texts from './texts';

interface ReportFormProps {
  match: Match;
  draft: ResultDraft;
  onChange: (draft: ResultDraft) => void;
}

/** Rounds for each map, or maps won if the maps are not named. */
export function ReportForm({ match, draft, onChange }: ReportFormProps) {
  const nameA = nameOf(match, 'A');
  const nameB = nameOf(match, 'B');
  if (match.maps.length === 0)
    return (
      <div className={styles.pair}>
        <Scores
          draft={draft.series}
          labels={[
            interpolate(texts.mapsOf, { teamName: nameA }),
            interpolate(texts.mapsOf, { teamName: nameB }),
          ]}
          onChange={(series) => onChange({ ...draft, series })}
        />
      </div>
    );
  return (
    <div className={styles.maps}>
      <p className={styles.head}>
        <span>{texts.map}</span>
        <span>{nameA}</span>
        <span>{nameB}</span>
      </p>
      {match.maps.map(({ map, index }) => (
        <div key={index} className={styles.row}>
          <MapChip map={map} />
          <Scores
            draft={draft.maps[index] ?? { scoreA: null, scoreB: null }}
            labels={[
              interpolate(texts.scoreOnMap, { teamName: nameA, mapName: map }),
              interpolate(texts.scoreOnMap, { teamName: nameB, mapName: map }),
            ]}
            hideLabels
            onChange={(changed) =>
              onChange({
                ...draft,
                maps: draft.maps.map((each, place) => (place === index ? changed : each)),
              })
            }
          />
        </div>
      ))}
    </div>
  );
}

interface ScoresProps {
  draft: ScoreDraft;
  labels: readonly [string, string];
  hideLabels?: boolean;
  onChange: (draft: ScoreDraft) => void;
}

function Scores({ draft, labels, hideLabels, onChange }: ScoresProps) {
  return (
    <>
      <NumberInput
        label={labels[0]}
        hideLabel={hideLabels}
        min={0}
        max={99}
        value={draft.scoreA}
        onChange={(scoreA) => onChange({ ...draft, scoreA })}
      />
      <NumberInput
        label={labels[1]}
        hideLabel={hideLabels}
        min={0}
        max={99}
        value={draft.scoreB}
        onChange={(scoreB) => onChange({ ...draft, scoreB })}
      />
    </>
  );
}
