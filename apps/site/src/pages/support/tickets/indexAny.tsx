import { useParams } from 'react-router';
import { TicketPage } from '../../../features/support/TicketPage';

export default function OneTicketPage() {
  const { value = '' } = useParams();
  return <TicketPage key={value} id={value} />;
}
