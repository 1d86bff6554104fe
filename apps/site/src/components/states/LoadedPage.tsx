import { ProductError } from '@mes/contract/errors';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import { ErrorPage } from './ErrorPage';
import { Loaded } from './Loaded';
import type { QueryLike } from './load-state';
import { SkeletonRows } from './Skeleton';

export interface LoadedPageProps<Data> {
  query: QueryLike<Data>;
  /** Above the placeholder, and above what went wrong. */
  title: string;
  /** Said where the server knows nothing of that name or id. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** A whole page about one thing: it waits, fails or misses it as a page does. */
export function LoadedPage<Data>({ query, title, missing, children }: LoadedPageProps<Data>) {
  return (
    <Loaded
      query={query}
      skeleton={
        <Page title={title}>
          <SkeletonRows rows={10} />
        </Page>
      }
      failed={(notice, error) =>
        error instanceof ProductError && error.status === 404 ? (
          <ErrorPage code="404" message={missing} />
        ) : (
          <Page title={title}>{notice}</Page>
        )
      }
    >
      {children}
    </Loaded>
  );
}
