import { errorText } from '@mes/client/error-text';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Spinner } from '../../components/Spinner';
import { Alert } from '../../components/states/Alert';
import * as texts from '../texts';
import styles from './ClearCache.module.css';
import { clearCache } from './clear-cache';

type State = { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; error: unknown };

/** For browsers with broken stored data. The access queue never blocks this page. */
export function ClearCache() {
  const [state, setState] = useState<State>({ kind: 'working' });
  useEffect(() => {
    clearCache()
      .then(() => setState({ kind: 'done' }))
      .catch((error: unknown) => setState({ kind: 'failed', error }));
  }, []);

  return (
    <Page title={texts.clearCache} lead={texts.clearCacheLead} narrow>
      <Panel pad className={styles.panel}>
        {state.kind === 'working' && <Spinner label={texts.clearingCache} size={20} />}
        {state.kind === 'done' && (
          <Alert kind="success" announce>
            {texts.cacheEmpty}
          </Alert>
        )}
        {state.kind === 'failed' && (
          <Alert kind="danger" title={texts.cacheNotCleared} announce>
            {errorText(state.error)}
          </Alert>
        )}
        {state.kind !== 'working' && (
          <Button
            variant="ghost"
            // A full page load, so that nothing is left in memory either.
            onClick={() => location.assign('/app')}
          >
            {texts.goHome}
          </Button>
        )}
      </Panel>
    </Page>
  );
}
