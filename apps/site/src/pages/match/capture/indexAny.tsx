import { CapturePage } from '../../../features/capture/CapturePage';
import { useParams } from '../../../router/RouterProvider';

export default function Capture() {
  const { value = '' } = useParams();
  return <CapturePage key={value} matchId={value} />;
}
