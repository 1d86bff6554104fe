import { Page } from '../../../components/layout/Page';
import { CountryCounts } from '../../../features/players/CountryCounts';
import * as texts from '../../../features/players/texts';

export default function Countries() {
  return (
    <Page title={texts.countries} lead={texts.countriesLead}>
      <CountryCounts />
    </Page>
  );
}
