import { useControl } from '../../data/use-scene-data';
import { useShown } from '../../parts/use-shown';
import { Layout } from '../../stage/Layout';

/** What the control room lays over the game: who speaks, and a card about a player or a team. */
export default function InfoCardScene() {
  const control = useControl();
  const lowerThird = useShown(control?.lowerThird ?? null);
  const card = useShown(control?.infoCard ?? null);
  return <Layout name="info-card" lowerThird={lowerThird} card={card} />;
}
