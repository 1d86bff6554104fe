import type { ReactNode } from 'react';
import { FactRows } from '../../../components/layout/Facts';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { SkeletonRows } from '../../../components/states/Skeleton';
import styles from './Layout.module.css';

/** Empty where it cannot be read: the row itself still opens. */
export function PreviewOf<Data>({
  query,
  children,
}: {
  query: QueryLike<Data>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={5} height={26} />} failed={() => null}>
      {children}
    </Loaded>
  );
}

interface LayoutProps {
  picture?: ReactNode;
  name: string;
  note: string;
  children: ReactNode;
}

export function Layout({ picture, name, note, children }: LayoutProps) {
  return (
    <>
      <div className={styles.head}>
        {picture}
        <div className={styles.about}>
          <b className={styles.name}>{name}</b>
          <span className={styles.note}>{note}</span>
        </div>
      </div>
      <FactRows>{children}</FactRows>
    </>
  );
}
