import { useAccount } from '../../api/account';
import { Page } from '../../components/layout/Page';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Messages } from './Messages';
import { MessagesHead } from './MessagesHead';

/** The list of conversations, or one of them. */
export function MessagesPage({ userId }: { userId?: string }) {
  const account = useAccount();
  if (!account) {
    return (
      <Page title="Messages">
        <LoginNeeded />
      </Page>
    );
  }
  return (
    <Page title="Messages" head={<MessagesHead open={userId !== undefined} />}>
      <Messages accountId={account.id} userId={userId} />
    </Page>
  );
}
