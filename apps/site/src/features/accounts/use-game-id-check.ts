import { useEffect, useState } from 'react';
import { api } from '../../api/client';
import * as texts from './texts';

/** Waits until somebody has stopped typing. */
const CHECK_AFTER_MS = 400;

export type GameIdCheck =
  | { readonly state: 'empty' | 'checking' }
  | { readonly state: 'ok' | 'bad'; readonly text: string };

const ANSWERS = {
  free: { state: 'ok', text: texts.gameIdFree },
  unchecked: { state: 'ok', text: texts.gameIdUnchecked },
  taken: { state: 'bad', text: texts.gameIdTaken },
  unknown: { state: 'bad', text: texts.gameIdUnknown },
} as const;

/** Asks the server whether the account could take an id, while it is typed. */
export function useGameIdCheck(gameId: string): GameIdCheck {
  const typed = gameId.trim();
  const [answer, setAnswer] = useState<{ of: string; check: GameIdCheck } | null>(null);
  useEffect(() => {
    if (!isGameId(typed)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.players.checkGameId({ gameId: typed }, { signal: abort.signal }).then(
        ({ state }) => setAnswer({ of: typed, check: ANSWERS[state] }),
        // Saving checks it again and says what is wrong.
        () => setAnswer({ of: typed, check: ANSWERS.unchecked }),
      );
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  if (typed === '') return { state: 'empty' };
  if (!isGameId(typed)) return { state: 'bad', text: texts.gameIdOnlyDigits };
  return answer?.of === typed ? answer.check : { state: 'checking' };
}

function isGameId(text: string): boolean {
  return /^\d{1,32}$/.test(text);
}
