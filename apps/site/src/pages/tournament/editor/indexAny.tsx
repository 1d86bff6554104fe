import { useParams } from 'react-router';
import { Editor } from '../../../features/tournament-desk/editor/Editor';

export default function EditedTournamentPage() {
  const { value = '' } = useParams();
  return <Editor key={value} id={value} />;
}
