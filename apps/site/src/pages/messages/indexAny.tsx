import { useParams } from 'react-router';
import { MessagesPage } from '../../features/messages/MessagesPage';

export default function ConversationPage() {
  const { value } = useParams();
  return <MessagesPage userId={value} />;
}
