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
  requests: {
    ended: 'This request is not open any more.',
    own: 'Somebody else must decide about your own request.',
  },
  notifications: {
    fulfilled: (item: string) => ({
      title: 'Your request was fulfilled',
      text: `${item}: read the note of the staff in the store.`,
    }),
    refused: (item: string, price: number) => ({
      title: 'Your request was refused',
      text: `${item}: you have your ${price} points back. The reason is in the store.`,
    }),
    expired: (item: string, price: number) => ({
      title: 'Your request has expired',
      text: `${item}: nobody decided in time. You have your ${price} points back.`,
    }),
  },
};
