import { useAccount } from '../../api/account';
import { usePage } from '../../api/use-page';
import { OwnSignup } from '../../features/personal-home/OwnSignup';
import { useFittingTournaments } from '../../features/personal-home/use-fitting-tournaments';
import { AllTournaments } from '../../features/tournaments/all/AllTournaments';
import page from './index.page';

export default function TournamentsPage() {
  const signedIn = useAccount() !== null;
  return (
    <AllTournaments
      {...usePage(page)}
      fitting={useFittingTournaments(signedIn)}
      ownSignup={
        signedIn
          ? ({ id }, otherwise) => <OwnSignup tournamentId={id} otherwise={otherwise} />
          : null
      }
    />
  );
}
