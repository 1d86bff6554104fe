import { useMemo } from 'react';
import { COMMUNITY } from '../community';
import { useRound, useStream, useTournament } from '../data/use-scene-data';
import type { SceneEvent } from '../models/event';
import { useKitContext } from '../packages/kit-context';
import { eventName } from '../parts/event-name';
import { eventLook } from './event-look';
import { tickerTexts } from './ticker';

/** The tournament on air as heads, marks and tickers name it. */
export function useSceneEvent(): SceneEvent {
  const { group } = useKitContext();
  const tournament = useTournament();
  const stream = useStream();
  const round = useRound();
  const text = tournament?.name ?? stream?.tournament.name ?? '';
  return useMemo(() => {
    const name = text ? eventName(text) : (group.wordmark ?? COMMUNITY.name);
    return {
      community: COMMUNITY.name,
      name,
      round,
      ...eventLook(text, tournament?.accent ?? null),
      ticker: tickerTexts({ name, round, tournament, community: COMMUNITY.name }),
    };
  }, [text, group, round, tournament]);
}
