import { ABOVE_TABLET } from '@mes/ui/tokens/breakpoints';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMedia } from '../../ssr/use-media';
import styles from './PalettePreview.module.css';
import type { RecentRow } from './recent';

const Preview = lazy(() => import('./preview/Preview'));

/** Rows that are passed with the arrow keys are not read. */
const REST_MS = 150;

/** Beside the list, where there is room: more about the selected row. */
export function PalettePreview({ row }: { row: RecentRow | null }) {
  const hasRoom = useMedia(ABOVE_TABLET);
  const [shown, setShown] = useState<RecentRow | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(row), REST_MS);
    return () => clearTimeout(timer);
  }, [row]);
  if (!hasRoom || !row || !hasPreview(row)) return null;
  return (
    // The list says what is selected; this only helps those who see it.
    <div className={styles.preview} aria-hidden="true" inert>
      {shown?.id === row.id && (
        <Suspense>
          <Preview key={shown.id} row={shown} />
        </Suspense>
      )}
    </div>
  );
}

function hasPreview({ kind }: RecentRow): boolean {
  return kind !== 'articles' && kind !== 'clips';
}
