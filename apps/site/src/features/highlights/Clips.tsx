import { lazy } from 'react';
import { WhenReached } from '../../components/layout/WhenReached';
import type { ClipsBlockProps } from './ClipsBlock';

const ClipsBlock = lazy(() => import('./ClipsBlock'));

/** Clips at the end of a page about something else. */
export function Clips(props: ClipsBlockProps) {
  return (
    <WhenReached>
      <ClipsBlock {...props} />
    </WhenReached>
  );
}
