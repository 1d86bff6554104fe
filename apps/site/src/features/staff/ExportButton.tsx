import { CsvButton } from '../../components/CsvButton';
import { fileName } from './export';
import type { StaffPeriod } from './period';

interface ExportButtonProps {
  /** Of the file, without its ending. */
  name: string;
  period: StaffPeriod;
  load: () => Promise<string>;
}

export function ExportButton({ name, period, load }: ExportButtonProps) {
  return <CsvButton name={() => fileName(name, period, Date.now())} load={load} />;
}
