import { useAccount } from '../../api/account';
import { Page } from '../../components/layout/Page';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Messages } from './Messages';
import { MessagesHead } from './MessagesHead';
import * as texts from './texts';

/** The list of conversations, or one of them. */
export function MessagesPage({ userId }: { userId?: string }) {
  const account = useAccount();
  if (!account) {
    return (
      <Page title={texts.messages}>
        <LoginNeeded />
      </Page>
    );
  }
  return (
    <Page title={texts.messages} head={<MessagesHead open={userId !== undefined} />}>
      <Messages accountId={account.id} userId={userId} />
    </Page>
  );
}
