import { Page } from '../../components/layout/Page';
import { Restricted } from '../../components/notices/Restricted';
import { TicketStatistics } from './TicketStatistics';
import * as texts from './texts';

export default function TicketStatisticsPage() {
  return (
    <Page title={texts.ticketStatistics}>
      <Restricted to="Moderator">
        <TicketStatistics />
      </Restricted>
    </Page>
  );
}
