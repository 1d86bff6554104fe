import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import * as texts from '../../../features/voting/review/texts';
import { VotingReview } from '../../../features/voting/review/VotingReview';

export default function VotingReviewPage() {
  return (
    <Page title={texts.review} lead={texts.reviewLead}>
      <Restricted to="Moderator">
        <VotingReview />
      </Restricted>
    </Page>
  );
}
