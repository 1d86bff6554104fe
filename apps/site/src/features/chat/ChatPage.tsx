import { satisfies } from '@mes/domain/permissions/permissions';
import { classNames } from '@mes/ui/class-names';
import { IconSearch, IconSettings } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAccount, usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { ChannelList } from './ChannelList';
import styles from './ChatPage.module.css';
import { ChatView } from './ChatView';
import * as texts from './texts';
import { useChatChannels } from './use-chat-channels';
import { useOwnChat } from './use-own-chat';

/** Phones show the list first; wider pages have room for a channel beside it. */
const WIDE = '(min-width: 820px)';

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
          <Panel className={classNames(styles.panel, channelId !== undefined && styles.open)}>
            <div className={styles.list}>
              <ChannelList list={loaded} openId={channelId} unread={unread} />
            </div>
            <div className={styles.view}>
              {open && isReady && (
                <ChatView
                  key={`${open.id} ${isSignedIn}`}
                  channel={open}
                  own={isSignedIn ? (own.data ?? null) : null}
                />
              )}
              {!open && (
                <p className={styles.hint}>
                  {channelId === undefined ? texts.chooseChannel : texts.noSuchChannel}
                </p>
              )}
            </div>
          </Panel>
        )}
      </Loaded>
    </Page>
  );
}

/** Hidden on a phone while a channel is open. */
function ChatHead({ isOpen }: { isOpen: boolean }) {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  return (
    <header className={classNames(styles.head, isOpen && styles.open)}>
      <h1 className={styles.title}>{texts.chat}</h1>
      <div className={styles.actions}>
        <Button
          to="/chat/archive"
          variant="ghost"
          icon={<IconSearch size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.searchArchive}
        </Button>
        {isStaff && (
          <Button
            to="/chat/manage"
            variant="ghost"
            icon={<IconSettings size={17} stroke={1.75} aria-hidden="true" />}
          >
            {texts.manageChat}
          </Button>
        )}
      </div>
    </header>
  );
}
