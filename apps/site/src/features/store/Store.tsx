import type { StoreItem } from '@mes/contract/store-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconInbox, IconPencil } from '@tabler/icons-react';
import { useAccount, usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { Skeleton } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { Balance } from './Balance';
import { ClaimableRewards } from './ClaimableRewards';
import { ItemCard } from './ItemCard';
import { OwnRequests } from './OwnRequests';
import styles from './Store.module.css';
import * as texts from './texts';
import { useLiveStore } from './use-live-store';

export function Store({ items }: { items: QueryLike<StoreItem[]> }) {
  useLiveStore();
  const isSignedIn = useAccount() !== null;
  const points = useCall('voting', 'points', {}, { enabled: isSignedIn });
  const counts = useCall('store', 'ownCounts', {}, { enabled: isSignedIn });
  const balance = isSignedIn ? points.data : undefined;

  return (
    <Page title={texts.store} lead={texts.storeLead} actions={<StaffLinks />}>
      {isSignedIn ? <Balance points={points} /> : <LoginNeeded>{texts.logInToOrder}</LoginNeeded>}
      {isSignedIn && <ClaimableRewards />}
      <Section title={texts.items}>
        <Loaded
          query={items}
          skeleton={<ItemSkeleton />}
          empty={
            <EmptyRow action={{ to: '/voting', label: texts.howToEarn }}>{texts.noItems}</EmptyRow>
          }
        >
          {(list) => (
            <div className={styles.grid}>
              {list.map((item) => (
                <ItemCard
                  key={item.id}
                  item={item}
                  balance={balance && balance.balance - balance.debt}
                  ordered={counts.data?.[item.id] ?? 0}
                />
              ))}
            </div>
          )}
        </Loaded>
      </Section>
      {isSignedIn && <OwnRequests />}
    </Page>
  );
}

function StaffLinks() {
  const permissions = usePermissions();
  const mayDecide = satisfies(permissions, 'Moderator');
  const open = useCall('store', 'requests', { size: 1 }, { enabled: mayDecide });
  return (
    <>
      {mayDecide && (
        <Button
          to="/store/requests"
          variant="ghost"
          icon={<IconInbox size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.openRequests}
          {open.data && <span className={styles.count}>{open.data.total}</span>}
        </Button>
      )}
      {satisfies(permissions, 'Admin') && (
        <Button
          to="/store/editor"
          variant="ghost"
          icon={<IconPencil size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.editItems}
        </Button>
      )}
    </>
  );
}

function ItemSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <Hidden>{texts.loading}</Hidden>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={380} />
      ))}
    </div>
  );
}
