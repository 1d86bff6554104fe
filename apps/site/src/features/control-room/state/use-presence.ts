/** Says that this operator is there and what they have in hand, and who else is. */
import type { ShowOperator } from '@mes/contract/show-schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../api/client';

export type Place = ShowOperator['place'];

const ATTEND_EVERY_MS = 3_000;

export function usePresence(isStreaming: boolean) {
  const [operators, setOperators] = useState<readonly ShowOperator[]>([]);
  const [place, setPlace] = useState<Place>(null);
  const attend = useEffectEvent(async () => {
    try {
      setOperators(await api.show.attend({ place, isStreaming }));
    } catch {
      // The server is away: the alarm of the room says so.
    }
  });
  const placeKey = JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: others see at once where somebody is
  useEffect(() => {
    void attend();
    const timer = setInterval(() => void attend(), ATTEND_EVERY_MS);
    return () => clearInterval(timer);
  }, [placeKey, isStreaming]);
  useEffect(
    () => () => {
      // Whoever cannot say goodbye is forgotten after a few seconds.
      api.show.leave({}).catch(() => {});
    },
    [],
  );
  return { operators, setOperators, place, setPlace };
}
