/** Says that this operator is there and what they have in hand, and who else is. */
import type { ShowOperator } from '@mes/contract/show-schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api/client';

export type Place = ShowOperator['place'];

const ATTEND_EVERY_MS = 3_000;
const OPERATORS = ['operators'];
const NOBODY: readonly ShowOperator[] = [];

export function usePresence(isStreaming: boolean) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState<Place>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const setOperators = (operators: readonly ShowOperator[]) =>
    queryClient.setQueryData(OPERATORS, operators);
  // Another place is another question, so that others see at once where somebody is.
  useQuery({
    queryKey: ['attend', place, isStreaming],
    queryFn: async () => {
      // In order: a place that was left must not be reported after the one that is taken.
      const reported = last.current
        .catch(() => {})
        .then(() => api.show.attend({ place, isStreaming }));
      last.current = reported;
      const operators = await reported;
      setOperators(operators);
      return operators;
    },
    refetchInterval: ATTEND_EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  });
  const { data: operators = NOBODY } = useQuery<readonly ShowOperator[]>({
    queryKey: OPERATORS,
    queryFn: () => NOBODY,
    enabled: false,
  });
  useEffect(
    () => () => {
      // A client that is gone without a message is removed after a few seconds.
      api.show.leave({}).catch(() => {});
    },
    [],
  );
  /** An operator who left it for a channel or a cue is already listed there. */
  const leaveField = (field: string) =>
    setPlace((before) => (before?.kind === 'field' && before.field === field ? null : before));
  return { operators, setOperators, setPlace, leaveField };
}
