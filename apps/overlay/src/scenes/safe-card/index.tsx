import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

/** The holding card for emergencies: it needs no data but the texts of its cue. */
export default function SafeCardScene() {
  const { title, text } = useScene().route;
  return (
    <Layout name="safe-card" title={title || 'Back soon'} text={text || 'We will be right back.'} />
  );
}
