import { channels } from '@mes/client/channels';
import type { Page } from '@mes/contract/define';
import type { Giveaway } from '@mes/contract/giveaways';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../api/account';
import { applyEvent } from '../../api/revisions';
import { useLive } from '../../api/use-live';

/** Keeps every giveaway on the page up to date. Numbers of entries are applied without a read. */
export function useLiveGiveaways(): void {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;
  // The server embeds what a visitor without an account sees: nobody has entered.
  useEffect(() => {
    if (accountId !== undefined)
      void queryClient.invalidateQueries({ queryKey: ['giveaways'] }, { cancelRefetch: false });
  }, [accountId, queryClient]);
  useLive(channels.giveaways(), {
    'giveaway.entered': ({ id, entries }, at) => {
      const count = <G extends Giveaway>(giveaway: G): G =>
        giveaway.id === id ? { ...giveaway, entries } : giveaway;
      const answers = queryClient.getQueryCache().findAll({ queryKey: ['giveaways'] });
      for (const { queryKey } of answers) {
        if (queryKey[1] === 'info')
          applyEvent<Giveaway>(queryClient, queryKey, { at, update: count });
        if (queryKey[1] === 'listAll')
          applyEvent<Page<Giveaway[]>>(queryClient, queryKey, {
            at,
            update: (list) => ({ ...list, data: list.data.map(count) }),
          });
      }
      // The lists of the editor; no other page has them.
      void queryClient.invalidateQueries({ queryKey: ['giveaways', 'entries'] });
      void queryClient.invalidateQueries({ queryKey: ['giveawayReview'] });
      return undefined;
    },
    reads: ['giveaways', 'giveawayReview'],
  });
}
