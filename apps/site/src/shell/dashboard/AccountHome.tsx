import { ForbiddenError } from '@mes/contract/errors';
import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconLogout } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import { usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { SupportMail } from '../../components/notices/SupportMail';
import { Loaded } from '../../components/states/Loaded';
import { ProfileSettings } from '../../features/accounts/ProfileSettings';
import { OwnBan } from '../../features/moderation/OwnBan';
import { FIRST_STEPS, openStep, useStepChoices } from '../../features/personal-home/first-steps';
import { PersonalHome } from '../../features/personal-home/PersonalHome';
import * as homeTexts from '../../features/personal-home/texts';
import { interpolate } from '../../interpolate';
import { isPagePath } from '../../page-files';
import { PushButton } from '../push/PushButton';
import { signOut } from '../sign-in/sign-in';
import * as texts from '../texts';
import { AccountFacts, AccountFactsSkeleton } from './AccountFacts';
import styles from './AccountHome.module.css';
import { accessiblePages } from './accessible-pages';
import { PageLinks } from './PageLinks';

/** Below what waits for the person, who does not wait for it. */
const AccountSettings = lazy(() => import('./AccountSettings'));

/** For those without a team: nobody is in two. */
const CREATE_TEAM = '/teams/create';

export function AccountHome({ id, name }: { id: string; name: string }) {
  const permissions = usePermissions();
  const account = useCall('accounts', 'me', {});
  const steps = useStepChoices(id);
  const open = account.data ? openStep(account.data, steps.choices) : null;
  const hasTeam = account.data?.team != null;
  const isBanned = isRefused(account.error);
  const groups = useMemo(
    () =>
      accessiblePages(permissions, {
        exists: (path) => isPagePath(path) && !(hasTeam && path === CREATE_TEAM),
        isBanned,
      }),
    [permissions, hasTeam, isBanned],
  );

  return (
    <Page
      title={open ? interpolate(homeTexts.welcome, { name }) : name}
      lead={
        open
          ? interpolate(homeTexts.firstStepsLead, { step: FIRST_STEPS.indexOf(open) + 1 })
          : !isBanned && texts.manageAccount
      }
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
        failed={(notice, error) => (isRefused(error) ? <Refused /> : notice)}
        skeleton={
          <Section title={texts.account}>
            <AccountFactsSkeleton />
          </Section>
        }
      >
        {(own) => (
          <>
            <PersonalHome account={own} steps={steps} />
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
      <Suspense>
        <AccountSettings account={account.data ?? null} isRefused={isBanned} />
      </Suspense>
    </Page>
  );
}

/** Banned accounts stay signed in, but their calls are refused. */
function isRefused(error: unknown): error is ForbiddenError {
  return error instanceof ForbiddenError;
}

/** The panel says why and until when, and leads to the appeal. */
function Refused() {
  return (
    <div className={styles.refused}>
      <OwnBan scopes={TOURNAMENT_BAN_SCOPES} />
      <p>
        {texts.mistakenBan} <SupportMail />.
      </p>
    </div>
  );
}
