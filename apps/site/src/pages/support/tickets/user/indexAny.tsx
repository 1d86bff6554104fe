import { useParams } from 'react-router';
import { UserTickets } from '../../../../features/support/UserTickets';

export default function UserTicketsPage() {
  const { value = '' } = useParams();
  return <UserTickets key={value} user={value} />;
}
