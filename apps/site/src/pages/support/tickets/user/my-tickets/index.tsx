import { MyTickets } from '../../../../../features/support/MyTickets';

export default function MyTicketsPage() {
  return <MyTickets />;
}
