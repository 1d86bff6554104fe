import { errorText } from '@mes/client/error-text';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { NumberInput } from '../../components/forms/NumberInput';
import { Select } from '../../components/forms/Select';
import { Switch } from '../../components/forms/Switch';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { draftOf, editOf, isEmpty, type StreamDraft } from './draft';
import { FollowedSeries } from './FollowedSeries';
import { MapRows } from './MapRows';
import styles from './MatchDesk.module.css';
import { TeamField } from './TeamField';
import * as texts from './texts';
import { editConfiguration } from './use-stream';

const BEST_OF_OPTIONS = BEST_OFS.map((bestOf) => ({
  value: String(bestOf),
  label: interpolate(texts.bestOf, { bestOf }),
}));

/** The match that scenes show: followed from a series, or set by hand. */
export function MatchDesk({ desk }: { desk: StreamDesk }) {
  const { configuration: shown, rehearsal } = desk;
  const { draft, set, save, discard, isChanged, isSaving } = useDraft(desk);
  return (
    <div className={styles.desk}>
      <FollowedSeries desk={desk} />
      <Panel pad>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextInput
            label={texts.tournament}
            hint={texts.tournamentPlaceholder}
            value={draft.Tournament}
            onChange={(Tournament) => set({ Tournament })}
          />
          <TextInput label={texts.round} value={draft.Round} onChange={(Round) => set({ Round })} />
          <TeamField
            label={texts.team1}
            value={draft.normTeam1}
            onChange={(normTeam1) => set({ normTeam1 })}
          />
          <TeamField
            label={texts.team2}
            value={draft.normTeam2}
            onChange={(normTeam2) => set({ normTeam2 })}
          />
          <Select
            label={texts.seriesLength}
            options={BEST_OF_OPTIONS}
            value={String(draft.BestOf)}
            onChange={(value) =>
              set({ BestOf: BEST_OFS.find((each) => String(each) === value) ?? draft.BestOf })
            }
          />
          <div className={styles.scores}>
            <NumberInput
              label={texts.score1}
              min={0}
              max={99}
              value={draft.Score1}
              onChange={(score) => set({ Score1: score ?? 0 })}
            />
            <NumberInput
              label={texts.score2}
              min={0}
              max={99}
              value={draft.Score2}
              onChange={(score) => set({ Score2: score ?? 0 })}
            />
          </div>
          <MapRows
            className={styles.wide}
            maps={draft.maps}
            onChange={(maps) => set({ maps })}
            teams={[draft.normTeam1 || 'Team 1', draft.normTeam2 || 'Team 2']}
          />
          <Switch
            className={styles.wide}
            label={texts.vetoRunning}
            checked={draft.liveMapVeto}
            onChange={(liveMapVeto) => set({ liveMapVeto })}
          />
          <div className={styles.buttons}>
            <Button type="submit" loading={isSaving} disabled={!isChanged || rehearsal !== null}>
              {texts.updateStream}
            </Button>
            <Button variant="ghost" disabled={!isChanged} onClick={discard}>
              {texts.discardChanges}
            </Button>
            <span className={styles.note}>
              {isChanged
                ? texts.notOnStreamYet
                : interpolate(texts.revisionNumber, { revision: shown.revision })}
            </span>
          </div>
        </form>
      </Panel>
    </div>
  );
}

/** Follows the stream until something is typed; then it keeps what was typed, and since when. */
function useDraft({ configuration: shown }: StreamDesk) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<{ change: Partial<StreamDraft>; revision: number } | null>(
    null,
  );
  const [isSaving, setSaving] = useState(false);
  const draft = { ...draftOf(shown), ...typed?.change };
  const edit = editOf(draft, shown);

  async function save() {
    setSaving(true);
    try {
      await editConfiguration({ ...edit, revision: typed?.revision ?? shown.revision });
      setTyped(null);
      await queryClient.invalidateQueries({ queryKey: ['stream'] });
      notify({ message: texts.streamUpdated, kind: 'success' });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
    setSaving(false);
  }

  return {
    draft,
    isChanged: !isEmpty(edit),
    isSaving,
    save,
    set: (change: Partial<StreamDraft>) =>
      setTyped((before) => ({
        change: { ...before?.change, ...change },
        revision: before?.revision ?? shown.revision,
      })),
    discard: () => setTyped(null),
  };
}
