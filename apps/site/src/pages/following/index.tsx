import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { FollowList } from '../../features/follows/FollowList';
import * as texts from '../../features/follows/texts';
import { FollowedMatches } from '../../features/matches/FollowedMatches';

export default function FollowingPage() {
  const account = useAccount();
  return (
    <Page
      title={texts.following}
      lead={texts.followingLead}
      actions={
        account && (
          <Button to="/notifications?show=preferences" variant="ghost">
            {texts.chooseNotifications}
          </Button>
        )
      }
    >
      {account ? (
        <>
          <FollowedMatches />
          <FollowList />
        </>
      ) : (
        <LoginNeeded>{texts.loginToFollow}</LoginNeeded>
      )}
    </Page>
  );
}
