import { CannedAnswers } from '../../../../features/support/CannedAnswers';

export default function CannedAnswersPage() {
  return <CannedAnswers />;
}
