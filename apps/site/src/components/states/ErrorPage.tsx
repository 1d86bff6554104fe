import { classNames } from '@mes/ui/class-names';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import stage from '../../styles/stage.module.css';
import { Button } from '../Button';
import { Page } from '../layout/Page';
import { SearchButton } from '../search/SearchButton';
import * as texts from '../texts';
import styles from './ErrorPage.module.css';

interface ErrorPageProps {
  /** Shown in large type: 404, ERROR. */
  code: string;
  kind?: string;
  message: string;
  /** Shown beside the link to the home page; by default the search, where nothing was found. */
  action?: ReactNode;
}

/** Shown in place of a page with an error. */
export function ErrorPage({
  code,
  kind,
  message,
  action = code === '404' && <SearchButton />,
}: ErrorPageProps) {
  return (
    <Page
      title={code === 'ERROR' ? texts.error : `${code} ${kind ?? ''}`.trim()}
      head={
        <div className={classNames(stage.stage, 'mes-broadcast', styles.field)} role="alert">
          <div className={styles.inner}>
            <h1 className={styles.code}>{code}</h1>
            {kind && <p className={styles.kind}>{kind}</p>}
            <p className={styles.message}>{message}</p>
            <div className={styles.actions}>
              <Button to="/" icon={<IconArrowLeft stroke={1.75} aria-hidden="true" />}>
                {texts.goHome}
              </Button>
              {action}
            </div>
          </div>
        </div>
      }
    />
  );
}
