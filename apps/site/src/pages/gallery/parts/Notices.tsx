import { CommunityChat } from '../../../components/notices/CommunityChat';
import { LoginNeeded } from '../../../components/notices/LoginNeeded';
import { SupportMail } from '../../../components/notices/SupportMail';
import { Specimen } from '../Specimen';

export function Notices() {
  return (
    <>
      <Specimen name="Login needed" flow="stack">
        <LoginNeeded />
        <LoginNeeded>Sign in to vote on this match.</LoginNeeded>
      </Specimen>
      <Specimen name="Support mail">
        <p>
          Questions about your account? Write to <SupportMail subject="My account" />.
        </p>
      </Specimen>
      <Specimen name="Community chat">
        <CommunityChat />
        <CommunityChat variant="primary" />
      </Specimen>
    </>
  );
}
