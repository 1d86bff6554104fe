import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import type { Search } from '../search/use-search';
import * as texts from '../texts';
import styles from './PaletteStatus.module.css';
import type { Scope } from './typed-text';

interface PaletteStatusProps {
  text: string;
  scope: Scope;
  /** Rows shown. */
  count: number;
  search: Search;
}

/** What is worth saying about the search: nothing found, no answer, no connection. */
export function PaletteStatus({ text, scope, count, search }: PaletteStatusProps) {
  const { state, retry } = search;
  const isNothing = text !== '' && count === 0 && (state === 'nothing' || scope === 'actions');
  return (
    <>
      {/* It exists before it changes, so that screen readers notice. */}
      <p role="status" className={styles.spoken}>
        {state === 'found' ? interpolate(texts.foundCount, { count }) : ''}
        {state === 'searching' ? texts.searching : ''}
      </p>
      {isNothing && (
        <div role="alert" className={styles.nothing}>
          <b>{interpolate(texts.nothingNamed, { text })}</b>
          <p>{texts.tryOtherWords}</p>
        </div>
      )}
      {(state === 'failed' || state === 'offline') && (
        <div role="alert" className={styles.failed}>
          {state === 'offline' ? texts.searchOffline : texts.searchAnswersNot}
          {state === 'failed' && (
            <Button variant="quiet" size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
