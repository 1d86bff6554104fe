import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { TicketQueue } from './TicketQueue';
import * as texts from './texts';

export default function TicketsPage() {
  return (
    <RestrictedPage title={texts.tickets} to="Moderator">
      <Page
        title={texts.tickets}
        lead={texts.ticketsLead}
        actions={
          <>
            <Button variant="ghost" to="/support/tickets/answers">
              {texts.cannedAnswers}
            </Button>
            <Button variant="ghost" to="/support/tickets/statistics">
              {texts.statistics}
            </Button>
          </>
        }
      >
        <TicketQueue />
      </Page>
    </RestrictedPage>
  );
}
