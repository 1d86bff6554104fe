import { Editor } from '../../../features/tournament-desk/editor/Editor';
import { useParams } from '../../../router/RouterProvider';

export default function EditedTournamentPage() {
  const { value = '' } = useParams();
  return <Editor key={value} id={value} />;
}
