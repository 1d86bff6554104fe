import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './Button';
import { showError } from './dialogs/dialogs';
import { saveText } from './text/save-text';
import * as texts from './texts';

interface CsvButtonProps {
  /** Of the file: with its ending where it is a function, else without. */
  name: string | (() => string);
  /** All rows, not only those of the page that is shown. */
  load: () => Promise<string>;
  size?: 'sm' | 'md';
}

/** Downloads a list for spreadsheets. */
export function CsvButton({ name, load, size = 'md' }: CsvButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    try {
      const content = await load();
      const file = typeof name === 'string' ? `${name}.csv` : name();
      saveText(content, { name: file, type: 'text/csv' });
    } catch (error) {
      await showError(error);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size={size}
      icon={<IconDownload size={17} stroke={1.75} />}
      loading={isLoading}
      onClick={() => void save()}
    >
      {texts.exportCsv}
    </Button>
  );
}
