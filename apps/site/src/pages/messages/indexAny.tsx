import { MessagesPage } from '../../features/messages/MessagesPage';
import { useParams } from '../../router/RouterProvider';

export default function ConversationPage() {
  const { value } = useParams();
  return <MessagesPage userId={value} />;
}
