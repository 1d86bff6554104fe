import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../api/account';
import { onAccountEvents } from '../../api/account-events';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { TicketRows } from './TicketRows';
import * as texts from './texts';

export default function MyTickets() {
  const isSignedIn = useAccount() !== null;
  return (
    <Page
      title={texts.myTickets}
      lead={texts.myTicketsLead}
      actions={isSignedIn && <Button to="/support">{texts.openTicket}</Button>}
    >
      {isSignedIn ? <OwnTickets /> : <LoginNeeded>{texts.logInForTickets}</LoginNeeded>}
    </Page>
  );
}

function OwnTickets() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = () => void queryClient.invalidateQueries({ queryKey: ['support'] });
    return onAccountEvents({ 'ticket.opened': refetch, 'ticket.changed': refetch });
  }, [queryClient]);
  const list = usePagedList({
    key: ['support', 'myTickets'],
    filters: {},
    load: (request, options) => api.support.myTickets(request, options),
  });
  return (
    <LoadedPages
      list={list}
      label={texts.pagesOfTickets}
      skeleton={<SkeletonRows rows={4} height={64} />}
      empty={
        <EmptyRow action={{ to: '/support', label: texts.openTicket }}>
          {texts.noOwnTickets}
        </EmptyRow>
      }
    >
      {(rows) => <TicketRows tickets={rows} />}
    </LoadedPages>
  );
}
