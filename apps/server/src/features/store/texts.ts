/** What people read of the store: refusals and notifications. */
export const texts = {
  orders: {
    archived: 'This item is not offered any more.',
    not_yet: 'This item is not available yet.',
    no_longer: 'This item is not available any more.',
    sold_out: 'This item is sold out.',
    limit_reached: 'You have reached the limit of this item for this season.',
    too_few_points: (missing: number) =>
      missing === 1 ? 'You need one more point.' : `You need ${missing} more points.`,
    priceChanged: (price: number) => `The price of this item is ${price} points now.`,
  },
  items: {
    changedMeanwhile: 'This item was changed by someone else meanwhile.',
    stockBelowTaken: (taken: number) => `${taken} pieces are taken already.`,
    endsBeforeStart: 'It must be after the start.',
  },
  claims: {
    paid: 'This reward has been paid already.',
    open: 'You have claimed this reward already.',
  },
  requests: {
    ended: 'This request is not open any more.',
    own: 'Somebody else must decide about your own request.',
  },
  notifications: {
    waiting: {
      title: 'Requests wait in the store',
      text: 'Somebody has ordered an item or claimed a reward.',
    },
    fulfilled: (name: string) => ({
      title: 'Your request was fulfilled',
      text: `${name}: read the note of the staff in the store.`,
    }),
    refused: (name: string, price: number | null) => ({
      title: 'Your request was refused',
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
