import { satisfies } from '@mes/domain/permissions/permissions';
import { IconSearch, IconSettings } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import {
  ConversationFrame,
  ConversationsHead,
} from '../../components/conversation/ConversationFrame';
import { Page } from '../../components/layout/Page';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useNavigate } from '../../router/use-navigate';
import { ChannelList } from './ChannelList';
import { ChatView } from './ChatView';
import * as texts from './texts';
import { useChatChannels } from './use-chat-channels';
import { useOwnChat } from './use-own-chat';

/** Phones show the list first; wider pages have room for a channel beside it. */
const WIDE = '(min-width: 820px)';

const ICON = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The channels and the open one side by side; on a phone only one of them. */
export default function ChatPage({ channelId }: { channelId?: string }) {
  const channels = useChatChannels();
  const own = useOwnChat();
  const isSignedIn = useAccount() !== null;
  const navigate = useNavigate();
  const list = channels.data;
  const firstId = (list?.find(({ writers }) => writers === 'everyone') ?? list?.[0])?.id;
  useEffect(() => {
    if (channelId !== undefined || firstId === undefined || !matchMedia(WIDE).matches) return;
    void navigate(`/chat/${firstId}`, { replace: true });
  }, [channelId, firstId, navigate]);

  const unread = new Map(own.data?.channels.map((each) => [each.channel, each.unread]));
  const open = list?.find(({ id }) => id === channelId);
  // What was unread is needed before the messages are marked as read.
  const isReady = !isSignedIn || own.data !== undefined || own.isError;
  return (
    <Page
      title={open ? `#${open.name}` : texts.chat}
      head={<ChatHead isOpen={channelId !== undefined} />}
    >
      <Loaded
        query={channels}
        skeleton={<SkeletonRows rows={8} height={56} />}
        empty={<EmptyRow>{texts.noChannels}</EmptyRow>}
      >
        {(loaded) => (
          <ConversationFrame
            isOpen={channelId !== undefined}
            list={<ChannelList list={loaded} openId={channelId} unread={unread} />}
            hint={channelId === undefined || open ? texts.chooseChannel : texts.noSuchChannel}
          >
            {open && isReady && (
              <ChatView
                key={`${open.id} ${isSignedIn}`}
                channel={open}
                own={isSignedIn ? (own.data ?? null) : null}
              />
            )}
          </ConversationFrame>
        )}
      </Loaded>
    </Page>
  );
}

function ChatHead({ isOpen }: { isOpen: boolean }) {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  return (
    <ConversationsHead
      title={texts.chat}
      isOpen={isOpen}
      actions={
        <>
          <Button to="/chat/archive" variant="ghost" icon={<IconSearch {...ICON} />}>
            {texts.searchArchive}
          </Button>
          {isStaff && (
            <Button to="/chat/manage" variant="ghost" icon={<IconSettings {...ICON} />}>
              {texts.manageChat}
            </Button>
          )}
        </>
      }
    />
  );
}
