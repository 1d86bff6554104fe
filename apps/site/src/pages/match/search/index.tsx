import { Page } from '../../../components/layout/Page';
import { MatchSearch } from '../../../features/matches/MatchSearch';

export default function SearchMatch() {
  return (
    <Page title="Search Match">
      <MatchSearch />
    </Page>
  );
}
