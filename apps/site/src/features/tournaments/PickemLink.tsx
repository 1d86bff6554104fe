import type { Tournament } from '@mes/contract/tournament-schemas';
import { Button } from '../../components/Button';
import * as texts from './texts';

/** Seeds can be published from the first of them on. */
const WITH_PICKEM: readonly Tournament['state'][] = [
  'signup_closed',
  'check_in',
  'seeding',
  'running',
  'finished',
];

export function PickemLink({ tournament: { id, state } }: { tournament: Tournament }) {
  if (!WITH_PICKEM.includes(state)) return null;
  return (
    <Button variant="ghost" to={`/tournament/pickem/${id}`}>
      {texts.pickem}
    </Button>
  );
}
