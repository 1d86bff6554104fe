import { formatMoney } from '@mes/domain/money/money';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import { definePage, read } from '../../page-declaration';
import { describe } from '../../share-description';

export default definePage({
  reads: ({ value }) => ({ tournament: read('tournaments', 'website', { id: value }) }),
  share: ({ tournament }) => {
    if (!tournament) return { title: 'Tournament' };
    const { id, name, state, winner, registered, prizePool, picture } = tournament;
    return {
      title: name,
      ...describe([
        winner ? `Won by ${winner.name}` : capitalize(worded(state)),
        `${registered} teams`,
        prizePool > 0 ? formatMoney(prizePool) : null,
      ]),
      image: picture?.url ?? `/api/pictures/tournament/${id}.png`,
    };
  },
});

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
