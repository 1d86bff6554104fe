import { useUrlParams } from '../../use-url-params';

/** Filters that are stored in the URL, so that a filtered list can be shared. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useUrlParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Record<
    Name,
    string | null
  >;
  /** Several at once; null removes a filter. */
  const setAll = (changes: Partial<Record<Name, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
      if (value == null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  const set = (name: Name, value: string | null) =>
    setAll({ [name]: value } as Partial<Record<Name, string | null>>);
  return [values, set, setAll] as const;
}
