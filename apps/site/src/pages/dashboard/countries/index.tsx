import { Page } from '../../../components/layout/Page';
import { CountryCounts } from '../../../features/players/CountryCounts';

export default function Countries() {
  return (
    <Page title="Countries" lead="Where the players of this community come from.">
      <CountryCounts />
    </Page>
  );
}
