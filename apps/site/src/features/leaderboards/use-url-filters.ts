import { useUrlParams } from '../../use-url-params';

/** Filters that are stored in the URL, so that a filtered list can be shared. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useUrlParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Record<
    Name,
    string | null
  >;
  /** Null removes a filter. */
  const set = (name: Name, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  return [values, set] as const;
}
