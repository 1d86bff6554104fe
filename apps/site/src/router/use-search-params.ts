import { useCallback, useMemo } from 'react';
import { useLocation } from './RouterProvider';
import type { NavigateOptions } from './router';
import { useNavigate } from './use-navigate';

export type SetSearchParams = (
  next: URLSearchParams | Readonly<Record<string, string>>,
  options?: NavigateOptions,
) => void;

/** The query of the address, and a function that opens the same page with another one. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [parameters, set];
}
