import { MessagesPage } from '../../features/messages/MessagesPage';

export default function AllMessagesPage() {
  return <MessagesPage />;
}
