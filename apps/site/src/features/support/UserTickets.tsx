import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { Page } from '../../components/layout/Page';
import { Pager } from '../../components/lists/Pager';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { interpolate } from '../../interpolate';
import { TicketRows } from './TicketRows';
import * as texts from './texts';

const SIZE = 20;

/** By the id of a player or of a Discord account. */
export default function UserTickets({ user }: { user: string }) {
  return (
    <RestrictedPage title={texts.ofOnePlayer} to="Moderator">
      <Tickets user={user} />
    </RestrictedPage>
  );
}

function Tickets({ user }: { user: string }) {
  const [page, setPage] = useState(0);
  const found = useCall('support', 'userTickets', { user, page, size: SIZE });
  const name = found.data?.player.name;
  return (
    <Page title={name ? interpolate(texts.userTickets, { name }) : texts.ofOnePlayer}>
      <Loaded query={found}>
        {({ tickets, total }) =>
          tickets.length === 0 ? (
            <EmptyRow>{texts.noTicketsOfUser}</EmptyRow>
          ) : (
            <>
              <TicketRows tickets={tickets} showPlayer />
              <Pager
                label={texts.pagesOfTickets}
                page={page}
                pages={Math.ceil(total / SIZE)}
                onChange={setPage}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
