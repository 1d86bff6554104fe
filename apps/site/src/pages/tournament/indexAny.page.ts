import { formatMoney } from '@mes/domain/money/money';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import * as texts from '../../features/tournaments/texts';
import { interpolate } from '../../interpolate';
import { definePage, initialRead, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ tournament: read('tournaments', 'website', { id: value }) }),
  next: ({ tournament: { id } }) => ({
    followers: initialRead('follows', 'count', { kind: 'tournament', id }),
  }),
  share: ({ tournament }) => {
    if (!tournament) return { title: texts.tournament };
    const { id, name, state, registered, prizePool, picture } = tournament;
    return {
      title: name,
      ...describe([
        // Without the winner: whoever reads the link may not want to know it yet.
        capitalize(worded(state)),
        interpolate(texts.teamCount, { teams: registered }),
        prizePool > 0 ? formatMoney(prizePool) : null,
      ]),
      image: picture?.url ?? `/api/pictures/tournament/${id}.png`,
    };
  },
});

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
