import type { EmbedKey } from '@mes/domain/embeds/embeds';
import { api } from '../../../api/client';
import { useCall } from '../../../api/use-call';
import { confirmForm, showError } from '../../../components/dialogs/dialogs';
import type { EmbedTools } from '../../../components/rich-text/embed-node';
import * as texts from '../texts';
import { useEmbeds } from '../use-embeds';
import { EmbedSearch } from './EmbedSearch';
import { type EmbedSubject, parseEmbedAddress } from './embed-address';

export const embedTools: EmbedTools = {
  render: (key) => <PreviewCard embedKey={key} />,
  parseAddress: (text) => parseEmbedAddress(text, location.origin),
  resolve,
  choose: async () => {
    const answer = await confirmForm<{ subject: EmbedSubject | null }>({
      title: texts.insertCard,
      confirmLabel: texts.insertCard,
      initial: { subject: null },
      validate: ({ subject }) => (subject ? {} : { subject: texts.chooseResult }),
      form: ({ bind }) => <EmbedSearch {...bind('subject')} />,
    });
    if (!answer?.subject) return null;
    const key = await resolve(answer.subject).catch(showError);
    if (key === null) await showError(texts.nothingFound);
    return key ?? null;
  },
};

async function resolve(subject: EmbedSubject): Promise<EmbedKey | null> {
  const [found] = await api.embeds.find({ subjects: [subject] });
  return found ? { kind: found.kind, id: found.id } : null;
}

function PreviewCard({ embedKey }: { embedKey: EmbedKey }) {
  const { data } = useCall('embeds', 'find', { subjects: [embedKey] });
  return useEmbeds(data)(embedKey);
}
