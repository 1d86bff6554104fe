import { useSearchParams } from 'react-router';

/** Filters that stand in the address, so that a filtered list can be sent to somebody. */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [address, setAddress] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, address.get(name)])) as Record<
    Name,
    string | null
  >;
  /** Null takes a filter away. */
  const set = (name: Name, value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [values, set] as const;
}
