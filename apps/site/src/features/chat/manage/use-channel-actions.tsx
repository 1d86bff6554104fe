import type { ChatChannel } from '@mes/contract/chat-schemas';
import {
  CHAT_LIMITS,
  CHAT_ROLES,
  type ChatRole,
  LINK_RULES,
  type LinkRule,
} from '@mes/domain/chat/limits';
import { useWrite } from '../../../api/use-call';
import { confirmAction, confirmForm, showError } from '../../../components/dialogs/dialogs';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import { LINK_RULE_LABELS, ROLE_LABELS } from '../labels';
import * as texts from '../texts';

interface ChannelDraft {
  name: string;
  about: string;
  readers: ChatRole;
  writers: ChatRole;
  slowModeSeconds: number | null;
  links: LinkRule;
}

const NEW: ChannelDraft = {
  name: '',
  about: '',
  readers: 'everyone',
  writers: 'everyone',
  slowModeSeconds: 0,
  links: 'on',
};
const ROLES = CHAT_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const RULES = LINK_RULES.map((value) => ({ value, label: LINK_RULE_LABELS[value] }));

/** What moderators do with channels. */
export function useChannelActions(list: readonly ChatChannel[]) {
  const createChannel = useWrite('chat', 'createChannel');
  const editChannel = useWrite('chat', 'editChannel');
  const archiveChannel = useWrite('chat', 'archiveChannel');
  const orderChannels = useWrite('chat', 'orderChannels');

  async function openForm(
    channel: ChatChannel | null,
    save: (draft: ChannelDraft & { slowModeSeconds: number }) => Promise<unknown>,
  ): Promise<void> {
    await confirmForm<ChannelDraft>({
      title: channel ? texts.editChannel : texts.addChannel,
      confirmLabel: texts.saveChannel,
      initial: channel ?? NEW,
      validate: ({ name }) => (name.trim() === '' ? { name: texts.nameNeeded } : {}),
      form: ({ values, bind }) => (
        <>
          <TextInput
            label={texts.channelName}
            required
            maxLength={CHAT_LIMITS.channelName}
            {...bind('name')}
          />
          <TextInput label={texts.about} maxLength={CHAT_LIMITS.about} {...bind('about')} />
          {!channel && (
            <Select
              label={texts.whoReads}
              hint={texts.whoReadsHint}
              options={ROLES}
              {...bind('readers')}
            />
          )}
          {values.readers === 'everyone' && (
            <Select label={texts.whoWrites} options={ROLES} {...bind('writers')} />
          )}
          <NumberInput
            label={texts.slowModeSeconds}
            hint={texts.slowModeHint}
            min={0}
            max={CHAT_LIMITS.slowModeSeconds}
            suffix={texts.seconds}
            {...bind('slowModeSeconds')}
          />
          <Select label={texts.links} options={RULES} {...bind('links')} />
        </>
      ),
      action: (draft) => save({ ...draft, slowModeSeconds: draft.slowModeSeconds ?? 0 }),
    });
  }

  return {
    add: () =>
      openForm(null, ({ name, about, readers, writers, slowModeSeconds, links }) =>
        createChannel.mutateAsync({ name, about, readers, writers, slowModeSeconds, links }),
      ),
    edit: (channel: ChatChannel) =>
      openForm(channel, ({ name, about, writers, slowModeSeconds, links }) =>
        editChannel.mutateAsync({ id: channel.id, name, about, writers, slowModeSeconds, links }),
      ),
    async move(index: number, step: 1 | -1): Promise<void> {
      const ids = list.map(({ id }) => id);
      const [moved] = ids.splice(index, 1);
      ids.splice(index + step, 0, moved!);
      try {
        await orderChannels.mutateAsync({ ids });
      } catch (error) {
        await showError(error);
      }
    },
    async archive({ id, name }: ChatChannel): Promise<void> {
      await confirmAction({
        title: interpolate(texts.archiveTitle, { name }),
        message: texts.archiveMessage,
        confirmLabel: texts.archiveChannel,
        action: () => archiveChannel.mutateAsync({ id }),
        success: texts.channelIsArchived,
      });
    },
    async reopen({ id }: ChatChannel): Promise<void> {
      try {
        await archiveChannel.mutateAsync({ id, archived: false });
      } catch (error) {
        await showError(error);
      }
    },
  };
}
