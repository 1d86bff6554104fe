import { usePage } from '../../../api/use-page';
import { Page } from '../../../components/layout/Page';
import { MatchSearch } from '../../../features/matches/MatchSearch';
import * as texts from '../../../features/matches/texts';
import page from './index.page';

export default function SearchMatch() {
  const { matches, tournaments } = usePage(page);
  return (
    <Page title={texts.searchMatch}>
      <MatchSearch matches={matches} tournaments={tournaments.data?.data} />
    </Page>
  );
}
