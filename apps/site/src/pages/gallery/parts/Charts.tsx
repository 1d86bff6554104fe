import { BarChart } from '../../../components/charts/BarChart';
import { LineChart } from '../../../components/charts/LineChart';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Specimen } from '../Specimen';

const VALUES = [1_010, 985, 1_040, 1_095, 1_060, 1_132, 1_118, 1_176];
const LINE = VALUES.map((value, index) => ({
  id: String(index),
  label: `${index + 1} Nov 2026`,
  value,
}));
const BARS = LINE.map((point) => ({ ...point, value: point.value - 1_070 }));
const TEXTS = {
  columns: ['Day', 'Points'] as const,
  empty: <EmptyRow>Nothing to show yet.</EmptyRow>,
};

export function Charts() {
  return (
    <>
      <Specimen flow="stack" name="A line with a baseline">
        <LineChart {...TEXTS} label="Points of a season" points={LINE} baseline={1_000} />
      </Specimen>
      <Specimen flow="stack" name="Bars on both sides of zero">
        <BarChart {...TEXTS} label="Won and lost" points={BARS} />
      </Specimen>
      <Specimen flow="stack" name="Without points">
        <LineChart {...TEXTS} label="Points of a season" points={[]} />
      </Specimen>
    </>
  );
}
