import { ProductError } from '@mes/contract/errors';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import { ErrorPage } from './ErrorPage';
import { Loaded } from './Loaded';
import type { QueryLike } from './load-state';
import { SkeletonRows } from './Skeleton';

export interface LoadedPageProps<Data> {
  query: QueryLike<Data>;
  /** The title while the page is loading, and in case of an error. */
  title: string;
  /** The message for status 404. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** All states of a page whose content is one query. */
export function LoadedPage<Data>({ query, title, missing, children }: LoadedPageProps<Data>) {
  return (
    <Loaded
      query={query}
      isPart={false}
      skeleton={
        <Page title={title}>
          <SkeletonRows rows={10} />
        </Page>
      }
      failed={(notice, error) =>
        isMissing(error) ? (
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

/** Nothing has a malformed id. */
function isMissing(error: unknown): boolean {
  return error instanceof ProductError && (error.status === 404 || error.kind === 'InvalidId');
}
