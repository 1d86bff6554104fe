import { Draft } from '../model/draft';
import { entrant, type Plan } from '../model/plan';
import { snake } from '../seeding/orders';

export function planRoundRobin(
  entrants: number,
  { groups, legs }: { groups: number; legs: number },
): Plan {
  const draft = new Draft();
  const dealt = snake(entrants, groups);
  dealt.forEach((members, group) => {
    const rounds = circle(members.length);
    for (let leg = 0; leg < legs; leg++) {
      rounds.forEach((pairs, place) => {
        const round = leg * rounds.length + place + 1;
        pairs.forEach(([better, worse], index) => {
          const teams = [entrant(members[better]!), entrant(members[worse]!)] as const;
          const [a, b] = leg % 2 === 0 ? teams : ([teams[1], teams[0]] as const);
          draft.match({ part: 'group', group, round, index }, a, b, round);
        });
      });
    }
  });
  return draft.plan(dealt);
}

/**
 * The rounds of the circle method: everyone meets everyone once, nobody twice in a round; with an
 * odd number one team rests each round. The first seed meets the others from the last to the
 * second, so that the match of the favourites comes last.
 */
export function circle(teams: number): [number, number][][] {
  const seats = teams + (teams % 2);
  return Array.from({ length: seats - 1 }, (_, round) => {
    const seated = (seat: number) =>
      seat === 0 ? 0 : 1 + ((seat - 1 - round + seats - 1) % (seats - 1));
    return Array.from({ length: seats / 2 }, (_, seat): [number, number] => {
      const pair = [seated(seat), seated(seats - 1 - seat)] as const;
      return [Math.min(...pair), Math.max(...pair)];
    }).filter(([, worse]) => worse < teams);
  });
}
