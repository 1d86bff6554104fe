import { useRef, useState } from 'react';

export interface Row<Value> {
  /** Stays the same while the row is edited. */
  readonly key: number;
  readonly value: Value;
}

/** The rows of a form that is saved as a whole. */
export function useRows<Value extends object>(initial: readonly Value[]) {
  const [rows, setRows] = useState<readonly Row<Value>[]>(() =>
    initial.map((value, key) => ({ key, value })),
  );
  const nextKey = useRef(initial.length);
  return {
    rows,
    isChanged: JSON.stringify(rows.map(({ value }) => value)) !== JSON.stringify(initial),
    change: (key: number, part: Partial<Value>) =>
      setRows((before) =>
        before.map((row) => (row.key === key ? { key, value: { ...row.value, ...part } } : row)),
      ),
    add: (value: Value) => {
      const key = nextKey.current++;
      setRows((before) => [...before, { key, value }]);
    },
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
  };
}
