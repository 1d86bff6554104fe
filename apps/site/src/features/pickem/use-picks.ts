import type { OwnPrediction, Pickem } from '@mes/contract/pickem-schemas';
import { type Picks, type Prediction, predict } from '@mes/domain/pickem/prediction';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { keyOf, useWrite } from '../../api/use-call';
import { readDraft, writeDraft } from './draft-storage';

/** Long enough for a few picks in a row, short enough that nobody waits for it. */
const SAVE_AFTER_MS = 700;

interface Edited {
  readonly picks: Picks;
  /** Of the prediction on the server that they are based on. */
  readonly version: number;
  readonly isDirty: boolean;
}

export interface PickEditing {
  readonly prediction: Prediction;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly error: unknown;
  /** Picks of this device from before the sign-in, while there are other ones on the server. */
  readonly kept: Picks | null;
  change(question: string, teams: readonly string[]): void;
  replace(picks: Picks): void;
  discardKept(): void;
  save(): void;
}

/**
 * The picks of the visitor, saved shortly after each change. Until they are, and without an account,
 * they are kept in the browser.
 */
export function usePicks(
  pickem: Pickem,
  { own, accountId }: { own: OwnPrediction | null; accountId: string | null },
): PickEditing {
  const { id } = pickem.tournament;
  const setup = useMemo(() => toSetup(pickem), [pickem]);
  const [edited, setEdited] = useState(() => firstPicks(pickem, { own, accountId }));
  const [kept, setKept] = useState(() => keptPicks(pickem, { own, accountId }));
  const prediction = useMemo(() => predict(setup, edited.picks), [setup, edited.picks]);
  const queryClient = useQueryClient();
  const write = useWrite('pickem', 'save', { invalidates: [] });

  // Saved in another window while nothing was changed here.
  if (own && !edited.isDirty && own.version > edited.version)
    setEdited({ picks: own.picks, version: own.version, isDirty: false });

  const update = (picks: Picks) => {
    const fitting = predict(setup, picks).picks;
    writeDraft(id, accountId, { setup: pickem.setup, picks: fitting });
    setEdited((before) => ({ ...before, picks: fitting, isDirty: true }));
  };
  const save = useEffectEvent(() => {
    const { picks, version } = edited;
    if (accountId === null || pickem.state !== 'open' || write.isPending) return;
    write.mutate(
      { id, picks: toSent(picks), setup: pickem.setup, version },
      {
        onSuccess: (saved) => {
          queryClient.setQueryData(keyOf('pickem', 'own', { id }), saved);
          setEdited((now) => {
            const isDirty = now.picks !== picks;
            if (!isDirty) writeDraft(id, accountId, null);
            return { picks: now.picks, version: saved.version, isDirty };
          });
        },
        // Somebody else's window or another draw: look at what is there now.
        onError: () => void queryClient.invalidateQueries({ queryKey: ['pickem'] }),
      },
    );
  });
  useEffect(() => {
    if (!edited.isDirty || accountId === null) return;
    const timer = setTimeout(() => save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edited, accountId]);

  return {
    prediction,
    isDirty: edited.isDirty,
    isSaving: write.isPending,
    error: write.error,
    kept,
    change: (question, teams) => update({ ...edited.picks, [question]: teams }),
    replace: (picks) => {
      writeDraft(id, null, null);
      setKept(null);
      update(picks);
    },
    discardKept: () => {
      writeDraft(id, null, null);
      setKept(null);
    },
    save: () => {
      setEdited((before) => ({ ...before, version: own?.version ?? 0 }));
    },
  };
}

export function toSetup({ stages, teams }: Pickem) {
  return { stages, teams: teams.map(({ id }) => id) };
}

/** What is on the server, unless something was changed here after it. */
function firstPicks(
  pickem: Pickem,
  { own, accountId }: { own: OwnPrediction | null; accountId: string | null },
): Edited {
  const { id } = pickem.tournament;
  const version = own?.version ?? 0;
  const unsaved = readDraft(id, accountId) ?? (own ? null : readDraft(id, null));
  // After another draw, what is on the server was compared with it; what is only here is compared now.
  const isUsable = unsaved !== null && (own === null || unsaved.setup === pickem.setup);
  if (isUsable && pickem.state === 'open')
    return { picks: predict(toSetup(pickem), unsaved.picks).picks, version, isDirty: true };
  return { picks: own?.picks ?? {}, version, isDirty: false };
}

function keptPicks(
  pickem: Pickem,
  { own, accountId }: { own: OwnPrediction | null; accountId: string | null },
): Picks | null {
  if (!own || accountId === null || pickem.state !== 'open') return null;
  const draft = readDraft(pickem.tournament.id, null);
  return draft?.setup === pickem.setup ? draft.picks : null;
}

function toSent(picks: Picks): Record<string, string[]> {
  return Object.fromEntries(Object.entries(picks).map(([key, teams]) => [key, [...teams]]));
}
