import type { ChatChannel, ChatTimeOut } from '@mes/contract/chat-schemas';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { IconButton } from '../../../components/IconButton';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { slowModeLabel } from '../labels';
import * as texts from '../texts';
import { useChatChannels } from '../use-chat-channels';
import styles from './ChatManagement.module.css';
import { useChannelActions } from './use-channel-actions';
import { WordFilter } from './WordFilter';

/** Channels, time-outs and the word filter, for moderators. */
export function ChatManagement() {
  return (
    <>
      <Channels />
      <TimeOuts />
      <WordFilter />
    </>
  );
}

function Channels() {
  const channels = useChatChannels();
  const list = channels.data ?? [];
  const actions = useChannelActions(list);
  const open = list.filter(({ archived }) => !archived).length;
  return (
    <Section title={texts.channels}>
      <Loaded query={channels} empty={<EmptyRow>{texts.noChannels}</EmptyRow>}>
        {(loaded) => (
          <Panel>
            <ul className={styles.list}>
              {loaded.map((channel, index) => (
                <li key={channel.id} className={styles.row}>
                  <ChannelText channel={channel} />
                  <div className={styles.actions}>
                    {index < open && (
                      <>
                        <IconButton
                          size="sm"
                          label={interpolate(texts.moveUp, { name: channel.name })}
                          icon={<IconArrowUp size={16} stroke={1.75} />}
                          disabled={index === 0}
                          onClick={() => void actions.move(index, -1)}
                        />
                        <IconButton
                          size="sm"
                          label={interpolate(texts.moveDown, { name: channel.name })}
                          icon={<IconArrowDown size={16} stroke={1.75} />}
                          disabled={index === open - 1}
                          onClick={() => void actions.move(index, 1)}
                        />
                      </>
                    )}
                    <Button variant="quiet" size="sm" onClick={() => void actions.edit(channel)}>
                      {texts.editChannel}
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      onClick={() =>
                        void (channel.archived ? actions.reopen(channel) : actions.archive(channel))
                      }
                    >
                      {channel.archived ? texts.reopenChannel : texts.archiveChannel}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
      <div className={styles.add}>
        <Button
          variant="ghost"
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => void actions.add()}
        >
          {texts.addChannel}
        </Button>
      </div>
    </Section>
  );
}

function ChannelText({ channel }: { channel: ChatChannel }) {
  const { name, about, readers, writers, slowModeSeconds, archived } = channel;
  return (
    <div className={styles.text}>
      <p className={styles.name}>
        #{name} {archived && <Chip>{texts.archived}</Chip>}{' '}
        {readers === 'Moderator' && <Chip>{texts.forModerators}</Chip>}{' '}
        {readers === 'everyone' && writers === 'Moderator' && <Chip>{texts.readOnly}</Chip>}{' '}
        {slowModeSeconds > 0 && (
          <Chip>{interpolate(texts.slowMode, { time: slowModeLabel(slowModeSeconds) })}</Chip>
        )}
      </p>
      {about !== '' && <p className={styles.note}>{about}</p>}
    </div>
  );
}

function TimeOuts() {
  const timeOuts = useCall('chat', 'timeOuts', {});
  return (
    <Section title={texts.timeOuts}>
      <Loaded query={timeOuts} empty={<EmptyRow>{texts.noTimeOuts}</EmptyRow>}>
        {(loaded) => (
          <Panel>
            <ul className={styles.list}>
              {loaded.map((timeOut) => (
                <TimeOutRow key={timeOut.id} timeOut={timeOut} />
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}

function TimeOutRow({ timeOut: { player, until, reason, by } }: { timeOut: ChatTimeOut }) {
  const end = useWrite('chat', 'endTimeOut');
  const onClick = () => {
    end.mutateAsync({ player: player.id }).catch(showError);
  };
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p>
          <b>{player.name}</b> {texts.timeOutUntil} <Time at={until} />
        </p>
        <p className={styles.note}>
          {interpolate(texts.timeOutBy, { name: by?.name ?? texts.somebodyWhoLeft, reason })}
        </p>
      </div>
      <Button variant="quiet" size="sm" loading={end.isPending} onClick={onClick}>
        {texts.endTimeOut}
      </Button>
    </li>
  );
}
