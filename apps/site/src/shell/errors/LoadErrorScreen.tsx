import { useEffect, useState } from 'react';
import { ErrorPage } from '../../components/states/ErrorPage';
import * as texts from '../texts';
import { ErrorScreen, ReloadButton } from './ErrorScreen';

/** Shows why the code of a page could not be loaded. */
export function LoadErrorScreen({ error }: { error: unknown }) {
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!wasOffline) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [wasOffline]);
  if (!wasOffline) return <ErrorScreen error={error} />;
  return <ErrorPage code="ERROR" message={texts.pageNeedsConnection} action={<ReloadButton />} />;
}
