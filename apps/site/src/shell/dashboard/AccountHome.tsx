import { errorText } from '@mes/client/error-text';
import { ForbiddenError } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconLogout } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { SupportMail } from '../../components/notices/SupportMail';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { Invitations } from '../../features/accounts/Invitations';
import { OwnData } from '../../features/accounts/OwnData';
import { ProfileSettings } from '../../features/accounts/ProfileSettings';
import { SessionList } from '../../features/accounts/SessionList';
import { NotificationPreferences } from '../../features/notifications/NotificationPreferences';
import { isPagePath } from '../../page-files';
import { DevicePush } from '../push/DevicePush';
import { PushButton } from '../push/PushButton';
import { signOut } from '../sign-in/sign-in';
import * as texts from '../texts';
import { AccountFacts, AccountFactsSkeleton } from './AccountFacts';
import styles from './AccountHome.module.css';
import { accessiblePages } from './accessible-pages';
import { PageLinks } from './PageLinks';

/** Few people have programs, so that the first load does without it. */
const ApiKeys = lazy(() => import('../../features/api-keys/ApiKeys'));

export function AccountHome({ name }: { name: string }) {
  const permissions = usePermissions();
  const account = useCall('accounts', 'me', {});
  const groups = useMemo(() => accessiblePages(permissions, isPagePath), [permissions]);

  return (
    <Page
      title={name}
      lead={texts.manageAccount}
      actions={
        <>
          {satisfies(permissions, 'Moderator') && <PushButton alwaysShow />}
          <Button
            variant="ghost"
            icon={<IconLogout stroke={1.75} aria-hidden="true" />}
            onClick={() => void signOut()}
          >
            {texts.logOut}
          </Button>
        </>
      }
    >
      <Loaded
        query={account}
        failed={(notice, error) => (isRefused(error) ? <Refused error={error} /> : notice)}
        skeleton={
          <Section title={texts.account}>
            <AccountFactsSkeleton />
          </Section>
        }
      >
        {(own) => (
          <>
            <Invitations account={own} />
            <Section title={texts.account}>
              <AccountFacts account={own} />
            </Section>
            <ProfileSettings account={own} />
          </>
        )}
      </Loaded>
      <div className={styles.groups}>
        {groups.map(({ label, links }) => (
          <Section key={label} title={label}>
            <PageLinks links={links} />
          </Section>
        ))}
      </div>
      {!isRefused(account.error) && (
        <>
          <Section title={texts.notifications} id="notifications">
            <NotificationPreferences device={<DevicePush />} />
          </Section>
          <SessionList />
          <Suspense>
            <ApiKeys />
          </Suspense>
        </>
      )}
      {account.data && <OwnData account={account.data} />}
    </Page>
  );
}

/** Banned accounts stay signed in, but their calls are refused. */
function isRefused(error: unknown): error is ForbiddenError {
  return error instanceof ForbiddenError;
}

function Refused({ error }: { error: ForbiddenError }) {
  return (
    <Alert kind="danger" title={errorText(error)}>
      <AppLink to="/support?category=appeal">{texts.appealBan}</AppLink>. {texts.mistakenBan}{' '}
      <SupportMail />.
    </Alert>
  );
}
