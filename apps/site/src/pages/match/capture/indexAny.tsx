import { useParams } from 'react-router';
import { CapturePage } from '../../../features/capture/CapturePage';

export default function Capture() {
  const { value = '' } = useParams();
  return <CapturePage key={value} matchId={value} />;
}
