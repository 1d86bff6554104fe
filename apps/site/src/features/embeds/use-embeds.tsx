import { channels } from '@mes/client/channels';
import type { Embed } from '@mes/contract/embeds';
import type { EmbedKey } from '@mes/domain/embeds/embeds';
import type { ReactNode } from 'react';
import { ignore, useLive } from '../../api/use-live';
import { Skeleton } from '../../components/states/Skeleton';
import { EmbedCard, MissingEmbed } from './EmbedCard';

/**
 * How the cards of a text are rendered. Undefined until they are read. Matches follow one channel, however
 * many there are; other cards follow that of their subject.
 */
export function useEmbeds(found: readonly Embed[] | undefined): (key: EmbedKey) => ReactNode {
  const matchIds = new Set(
    (found ?? []).flatMap((embed) => (embed.kind === 'match' ? [embed.match.id] : [])),
  );
  const readIfShown = ({ matches }: { matches: readonly string[] }) =>
    matches.some((id) => matchIds.has(id)) ? ('read' as const) : undefined;
  useLive(matchIds.size > 0 ? channels.matches() : null, {
    'match.changed': readIfShown,
    'match.finished': readIfShown,
    'match.corrected': readIfShown,
    'match.deleted': readIfShown,
    'match.created': ignore,
    reads: ['embeds'],
  });

  return ({ kind, id }) => {
    if (!found) return <Skeleton height={72} />;
    const embed = found.find((each) => each.kind === kind && each.asked === id);
    return embed ? <EmbedCard embed={embed} /> : <MissingEmbed />;
  };
}
