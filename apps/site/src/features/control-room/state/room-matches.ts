/** The matches of a show, by letters: those of the run of show, then the one of the stream. */
import type { ShowDesk } from '@mes/contract/show-schemas';
import type { StreamMatch } from '@mes/contract/stream';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../api/client';
import { keyOf } from '../../../api/use-call';

export interface RoomMatch {
  readonly id: string;
  /** `A` for the first one. */
  readonly letter: string;
  /** Null while it loads, and where it was deleted. */
  readonly match: StreamMatch | null;
  readonly isMissing: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface MatchesInUse {
  readonly streamMatch: string | null;
  readonly airMatch: string | null;
}

/** In the order in which they first appear. */
export function matchIdsOf(
  { run, preview }: Pick<ShowDesk, 'run' | 'preview'>,
  { streamMatch, airMatch }: MatchesInUse,
): string[] {
  const ids = [...run.map(({ cue }) => cue.match), streamMatch, preview?.cue.match, airMatch];
  return [...new Set(ids.filter((id) => id != null))].slice(0, LETTERS.length);
}

export function useRoomMatches(desk: ShowDesk | undefined, inUse: MatchesInUse): RoomMatch[] {
  const ids = desk ? matchIdsOf(desk, inUse) : [];
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf('stream', 'match', { id }),
      queryFn: () => api.stream.match({ id }),
    })),
  });
  return ids.map((id, index) => ({
    id,
    letter: LETTERS.charAt(index),
    match: answers[index]?.data ?? null,
    isMissing: answers[index]?.data === null || answers[index]?.isError === true,
  }));
}

export function useMatchOf(matches: readonly RoomMatch[], streamMatch: string | null) {
  return useMemo(
    () => (id: string | null) => matches.find((each) => each.id === (id ?? streamMatch)) ?? null,
    [matches, streamMatch],
  );
}
