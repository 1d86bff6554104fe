import type { ReactNode } from 'react';
import { Button } from '../Button';
import * as texts from '../texts';
import { EmptyRow } from './EmptyRow';

interface NothingFitsProps {
  /** One sentence: "No match fits." */
  children: ReactNode;
  /** Missing where nothing is filtered. */
  onClear?: () => void;
}

/** Shown in place of a list whose filters nothing fits. */
export function NothingFits({ children, onClear }: NothingFitsProps) {
  return (
    <EmptyRow
      action={
        onClear && (
          <Button variant="quiet" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )
      }
    >
      {children}
    </EmptyRow>
  );
}
