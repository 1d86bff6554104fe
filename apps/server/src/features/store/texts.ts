/** What people read of the store: refusals and notifications. */
export const texts = {
  orders: {
    archived: 'This item is no longer offered.',
    not_yet: 'This item is not available yet.',
    no_longer: 'This item is no longer available.',
    sold_out: 'This item is sold out.',
    limit_reached: 'You have reached the limit of this item for this season.',
    too_few_points: (missing: number) =>
      missing === 1 ? 'You need one more point.' : `You need ${missing} more points.`,
    priceChanged: (price: number) => `The price of this item is ${price} points now.`,
  },
  items: {
    changedMeanwhile: 'Someone else changed this item. Reload and try again.',
    stockBelowTaken: (taken: number) => `${taken} are already taken.`,
    endsBeforeStart: 'It must be after the start.',
  },
  claims: {
    paid: 'This reward is already paid.',
    open: 'You have already claimed this reward.',
  },
  requests: {
    ended: 'This request is no longer open.',
    own: 'You cannot decide your own request.',
  },
  notifications: {
    waiting: {
      title: 'New store requests',
      text: 'Someone ordered an item or claimed a reward.',
    },
    fulfilled: (name: string) => ({
      title: 'Your request was fulfilled',
      text: `${name}: read the note of the staff in the store.`,
    }),
    refused: (name: string, price: number | null) => ({
      title: 'Your request was rejected',
      text: `${name}: the reason is in the store. ${outcome(price)}`,
    }),
    expired: (name: string, price: number | null) => ({
      title: 'Your request has expired',
      text: `${name}: nobody decided in time. ${outcome(price)}`,
    }),
  },
};

/** Without a price it is a reward. */
function outcome(price: number | null): string {
  return price === null
    ? 'You can claim it again.'
    : `You have your ${price} ${price === 1 ? 'point' : 'points'} back.`;
}
