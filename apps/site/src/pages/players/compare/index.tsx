import { Page } from '../../../components/layout/Page';
import { Comparison } from '../../../features/players/Comparison';
import * as texts from '../../../features/players/texts';

export default function ComparisonPage() {
  return (
    <Page title={texts.comparePlayers} lead={texts.comparisonLead}>
      <Comparison />
    </Page>
  );
}
