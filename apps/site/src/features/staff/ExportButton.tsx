import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { saveText } from '../../components/text/save-text';
import { fileName } from './export';
import type { Period } from './period';
import * as texts from './texts';

interface ExportButtonProps {
  /** Of the file, without its ending. */
  name: string;
  period: Period;
  load: () => Promise<string>;
}

export function ExportButton({ name, period, load }: ExportButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      saveText(await load(), { name: fileName(name, period, Date.now()), type: 'text/csv' });
    } catch (error) {
      await showError(error);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="ghost"
      icon={<IconDownload size={17} stroke={1.75} />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {texts.exportCsv}
    </Button>
  );
}
