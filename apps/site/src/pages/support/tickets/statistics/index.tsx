import { Page } from '../../../../components/layout/Page';
import { Restricted } from '../../../../components/notices/Restricted';
import { TicketStatistics } from '../../../../features/support/TicketStatistics';
import * as texts from '../../../../features/support/texts';

export default function TicketStatisticsPage() {
  return (
    <Page title={texts.ticketStatistics}>
      <Restricted to="Moderator">
        <TicketStatistics />
      </Restricted>
    </Page>
  );
}
