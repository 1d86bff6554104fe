import { useAccount } from '../../api/account';
import { ConversationFrame } from '../../components/conversation/ConversationFrame';
import { Page } from '../../components/layout/Page';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { ConversationList } from './ConversationList';
import { ConversationView } from './ConversationView';
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
  const isOpen = userId !== undefined;
  return (
    <Page title={texts.messages} head={<MessagesHead isOpen={isOpen} />}>
      <ConversationFrame
        isOpen={isOpen}
        list={<ConversationList accountId={account.id} openUserId={userId} />}
        hint={texts.chooseConversation}
      >
        {isOpen && <ConversationView key={userId} accountId={account.id} userId={userId} />}
      </ConversationFrame>
    </Page>
  );
}
