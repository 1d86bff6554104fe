import { useUrlParams } from '../../use-url-params';

/** Filters that stand in the address, so that a filtered list can be sent to somebody. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useUrlParams();
  const values = Object.fromEntries(names.map((name) => [name, address.get(name)])) as Record<
    Name,
    string | null
  >;
  /** Null takes a filter away. */
  const set = (name: Name, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setAddress(next);
  };
  return [values, set] as const;
}
