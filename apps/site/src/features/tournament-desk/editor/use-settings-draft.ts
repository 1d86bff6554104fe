import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { useRef, useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { type OfferedDraft, useStoredDraft } from '../../../components/editing/use-stored-draft';
import { findProblems, type SettingProblem } from './setting-problems';
import {
  changedSettings,
  restorableSettings,
  type SettingName,
  type SettingsValues,
  type Step,
  settingsOfOtherSteps,
  settingsOfStep,
  toChange,
  valuesOf,
} from './settings-values';

export interface SettingsDraft {
  readonly tournament: EditedTournament;
  readonly values: SettingsValues;
  readonly problems: readonly SettingProblem[];
  readonly isSaving: boolean;
  readonly savedAt: number | null;
  readonly error: unknown;
  set<Name extends SettingName>(name: Name, value: SettingsValues[Name]): void;
  change(changes: Partial<SettingsValues>): void;
  isChanged(step?: Step): boolean;
  /** False where it was refused; the error is shown then. */
  save(step: Step): Promise<boolean>;
  discard(step: Step): void;
  /** Changes of an earlier visit that were never saved. */
  readonly stored: OfferedDraft | null;
}

interface Draft {
  readonly changes: Partial<SettingsValues>;
  /** The revision that the first of the changes was based on. */
  readonly revision: number;
}

/**
 * What was changed and not saved yet, over all steps: opening another step keeps it. Changes by others
 * are shown at once, unless something was edited: then saving fails because of the newer version.
 */
export function useSettingsDraft(tournament: EditedTournament): SettingsDraft {
  const update = useWrite('tournaments', 'update', { invalidates: ['tournaments', 'brackets'] });
  const [draft, setDraftState] = useState<Draft | null>(null);
  const { id } = tournament;
  const { found, write } = useStoredDraft<Partial<SettingsValues>>('tournament', id);
  // Two changes may come before the first one is rendered.
  const latest = useRef<Draft | null>(null);
  /** Every change is stored, until it is saved or discarded. */
  const setDraft = (next: Draft | null) => {
    latest.current = next;
    setDraftState(next);
    write(id, next);
  };
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const saved = valuesOf(tournament);
  const changes = changedSettings(saved, draft?.changes ?? {});
  const values = { ...saved, ...changes };

  const change = (next: Partial<SettingsValues>) => {
    update.reset();
    setDraft({
      changes: { ...latest.current?.changes, ...next },
      revision: latest.current?.revision ?? tournament.revision,
    });
  };
  /** The changes of the other steps stay, based on what is saved now. */
  const keepOthers = (step: Step, revision: number) => {
    const others = settingsOfOtherSteps(changes, step);
    setDraft(Object.keys(others).length === 0 ? null : { changes: others, revision });
  };

  return {
    tournament,
    values,
    problems: findProblems(values),
    isSaving: update.isPending,
    savedAt,
    error: update.error,
    set: (name, value) => change({ [name]: value }),
    change,
    isChanged: (step) =>
      Object.keys(step === undefined ? changes : settingsOfStep(changes, step)).length > 0,
    async save(step) {
      const own = settingsOfStep(changes, step);
      if (!draft || Object.keys(own).length === 0) return true;
      if (update.isPending) return false;
      try {
        const next = await update.mutateAsync({
          ...toChange(own, saved),
          id,
          revision: draft.revision,
        });
        keepOthers(step, next.revision);
        setSavedAt(Date.now());
        return true;
      } catch {
        // Shown above the buttons of the step.
        return false;
      }
    },
    discard(step) {
      update.reset();
      keepOthers(step, draft?.revision ?? tournament.revision);
    },
    stored: found && {
      at: found.at,
      isOutdated: found.revision !== tournament.revision,
      // From what is saved now, because the notice has said so.
      restore: () => change(restorableSettings(saved, found.changes)),
      forget: () => setDraft(null),
    },
  };
}
