import { Page } from '../../components/layout/Page';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { ClipSearch } from './ClipSearch';
import { SEARCHERS } from './paths';
import * as texts from './texts';
import { useLiveHighlights } from './use-live-highlights';

export default function SearchPage() {
  useLiveHighlights();
  return (
    <RestrictedPage title={texts.searchTitle} to={SEARCHERS}>
      <Page title={texts.searchTitle} lead={texts.searchLead}>
        <ClipSearch withStates />
      </Page>
    </RestrictedPage>
  );
}
