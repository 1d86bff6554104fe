import type { BracketMatch } from '@mes/client/bracket';
import type { MatchChange } from '@mes/contract/match-schemas';
import type { Skin } from '@mes/domain/tournament/name/skin';
import { useCallback } from 'react';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { confirm, confirmForm, showError, showInfo } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { slotName } from './labels';
import { type EnteredResult, ResultFields } from './ResultFields';
import * as texts from './texts';
import { UndoneMatches } from './UndoneMatches';

/**
 * Enters or corrects the result of a match, for staff. If later matches would be undone, they are shown
 * for confirmation first, and again if others have been played in the meantime.
 */
export function useResultEntry(skin: Skin | null): (match: BracketMatch) => void {
  const { mutateAsync: update } = useWrite('matches', 'update', {
    invalidates: ['matches', 'tournaments', 'brackets'],
  });

  const enter = useCallback(
    async (match: BracketMatch) => {
      const [a, b] = match.slots;
      if (!a.team || !b.team)
        return showInfo({
          title: interpolate(texts.matchNumber, { number: match.matchID }),
          message: texts.teamsNotKnown,
        });
      const title = interpolate(texts.pairing, { teamA: slotName(a), teamB: slotName(b) });
      const { revision } = await api.matches.get({ id: match.id });
      const answers: MatchChange[] = [];
      const entered = await confirmForm<EnteredResult>({
        title,
        skin,
        initial: initialResult(match),
        confirmLabel: texts.saveResult,
        form: (state) => <ResultFields match={match} state={state} />,
        validate: (result) => resultProblems(result, match.bestOf),
        action: async (result) => {
          answers.push(await update({ id: match.id, revision, ...toInput(result) }));
        },
      });
      if (entered === null) return;
      const change = await confirmUndo(answers.at(-1) ?? null, {
        title,
        skin,
        send: (confirmed) => update({ id: match.id, revision, ...toInput(entered), confirmed }),
      });
      if (change?.applied) notify({ message: texts.resultSaved, kind: 'success' });
    },
    [update, skin],
  );
  return useCallback((match) => void enter(match).catch(showError), [enter]);
}

/** Repeats the confirmation while the server reports other matches to undo. */
async function confirmUndo(
  firstChange: MatchChange | null,
  {
    title,
    skin,
    send,
  }: {
    title: string;
    skin: Skin | null;
    send: (confirmed: string[]) => Promise<MatchChange>;
  },
): Promise<MatchChange | null> {
  let change = firstChange;
  while (change && !change.applied) {
    const { undoes } = change;
    const answers: MatchChange[] = [];
    const isConfirmed = await confirm({
      title,
      skin,
      danger: true,
      message: <UndoneMatches matches={undoes} />,
      confirmLabel:
        undoes.length === 1
          ? texts.undoThisMatch
          : interpolate(texts.undoMatches, { count: undoes.length }),
      action: async () => {
        answers.push(await send(undoes.map(({ id }) => id)));
      },
    });
    if (!isConfirmed) return null;
    change = answers.at(-1) ?? null;
  }
  return change;
}

function initialResult({ state, slots: [a, b] }: BracketMatch): EnteredResult {
  return {
    how: state === 'forfeited' ? 'forfeited' : 'played',
    scoreA: a.score,
    scoreB: b.score,
    forfeitedBy: 'B',
  };
}

function toInput({ how, scoreA, scoreB, forfeitedBy }: EnteredResult) {
  if (how === 'forfeited') return { state: 'forfeited' as const, forfeitedBy };
  if (how === 'open') return { state: 'scheduled' as const };
  return { state: 'finished' as const, scoreA: scoreA ?? 0, scoreB: scoreB ?? 0 };
}

/** Only basic checks; the server decides whether a draw is allowed. */
function resultProblems({ how, scoreA, scoreB }: EnteredResult, bestOf: number) {
  if (how !== 'played') return {};
  const maxScore = bestOf === 2 ? 2 : Math.ceil(bestOf / 2);
  const isInvalid = (score: number | null) => score === null || score < 0 || score > maxScore;
  const message = interpolate(texts.numberUpTo, { most: maxScore });
  return {
    ...(isInvalid(scoreA) ? { scoreA: message } : {}),
    ...(isInvalid(scoreB) ? { scoreB: message } : {}),
  };
}
