import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceTicket,
  answerProblem,
  NEW_TICKET,
  REOPEN_MS,
  TICKET_SIDES,
  type TicketEvent,
  type TicketProgress,
  type TicketState,
} from './tickets';

const at = 1_000;
const inState = (state: TicketState): TicketProgress => ({
  state,
  firstAnswerAt: null,
  closedAt: state === 'closed' ? 500 : null,
});

describe('the state of a ticket', () => {
  it.each<[TicketState, 'player' | 'staff', TicketState]>([
    ['open', 'player', 'open'],
    ['open', 'staff', 'waiting_for_player'],
    ['waiting_for_staff', 'player', 'waiting_for_staff'],
    ['waiting_for_staff', 'staff', 'waiting_for_player'],
    ['waiting_for_player', 'player', 'waiting_for_staff'],
    ['waiting_for_player', 'staff', 'waiting_for_player'],
    ['closed', 'player', 'waiting_for_staff'],
    ['closed', 'staff', 'waiting_for_player'],
  ])('%s, then the %s writes: %s', (before, side, after) => {
    const event = { type: 'message', side, at } as const;
    expect(advanceTicket(inState(before), event).state).toBe(after);
  });

  it.each<[TicketState, 'waiting_for_staff' | 'waiting_for_player' | 'closed', number | null]>([
    ['open', 'closed', at],
    ['waiting_for_player', 'closed', at],
    ['closed', 'closed', 500],
    ['closed', 'waiting_for_staff', null],
    ['open', 'waiting_for_player', null],
  ])('%s, set to %s: closed at %s', (before, state, closedAt) => {
    const after = advanceTicket(inState(before), { type: 'state', state, at });
    expect(after).toEqual({ state, firstAnswerAt: null, closedAt });
  });

  const event: fc.Arbitrary<TicketEvent> = fc.oneof(
    fc.record({
      type: fc.constant('message' as const),
      side: fc.constantFrom(...TICKET_SIDES),
      at: fc.constant(0),
    }),
    fc.record({
      type: fc.constant('state' as const),
      state: fc.constantFrom('waiting_for_staff', 'waiting_for_player', 'closed' as const),
      at: fc.constant(0),
    }),
  );

  it('agrees with any history', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const history = events.map((each, index) => ({ ...each, at: index + 1 }));
        let progress = NEW_TICKET;
        for (const each of history) {
          const before = progress;
          progress = advanceTicket(progress, each);
          if (before.firstAnswerAt !== null)
            expect(progress.firstAnswerAt).toBe(before.firstAnswerAt);
          expect(progress.state === 'closed').toBe(progress.closedAt !== null);
        }
        const first = history.find((each) => each.type === 'message' && each.side === 'staff');
        expect(progress.firstAnswerAt).toBe(first?.at ?? null);
        const last = history.at(-1);
        if (last?.type === 'state') expect(progress.state).toBe(last.state);
        if (last?.type === 'message' && last.side === 'staff')
          expect(progress.state).toBe('waiting_for_player');
        if (last?.type === 'message' && last.side === 'player')
          expect(['open', 'waiting_for_staff']).toContain(progress.state);
        const isUntouched = history.every(
          (each) => each.type === 'message' && each.side === 'player',
        );
        expect(progress.state === 'open').toBe(isUntouched);
      }),
    );
  });
});

describe('answering', () => {
  const ticket = { closedAt: null, isMerged: false, isLinked: false };

  it.each([
    ['an open one', {}, 'player', null],
    ['a closed one', { closedAt: 0 }, 'player', null],
    ['one closed for a week', { closedAt: at - REOPEN_MS }, 'player', 'closed_too_long'],
    ['one closed for just under a week', { closedAt: at - REOPEN_MS + 1 }, 'player', null],
    ['one closed for a week, as staff', { closedAt: at - REOPEN_MS }, 'staff', null],
    ['a merged one', { isMerged: true }, 'staff', 'merged'],
    ['a closed staff call', { closedAt: 0, isLinked: true }, 'player', 'linked_closed'],
    ['an open staff call', { isLinked: true }, 'player', null],
  ] as const)('%s', (_name, change, side, problem) => {
    expect(answerProblem({ ...ticket, ...change }, { side, now: at })).toBe(problem);
  });
});
