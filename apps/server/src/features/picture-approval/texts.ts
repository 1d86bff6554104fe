/** What people read of pictures that need approval. */
export const texts = {
  property:
    'New photos of players and logos of teams show only after a moderator has approved them',
  decided: {
    approved: (name: string) => `${name} has approved this picture already.`,
    rejected: (name: string) => `${name} has rejected this picture already.`,
  },
  somebody: 'Somebody',
  withdrawn: 'This picture was replaced or withdrawn meanwhile.',
  notRejected: 'This picture is not rejected any more.',
  newerUpload: 'A newer picture was uploaded since the rejection.',
  notifications: {
    approved: (picture: string) => ({
      title: `Your ${picture} was approved`,
      text: 'Everyone sees it now.',
    }),
    rejected: (picture: string, reason: string) => ({
      title: `Your ${picture} was rejected`,
      text: reason,
    }),
    restored: (picture: string) => ({
      title: `Your ${picture} waits for approval again`,
      text: 'The rejection was taken back.',
    }),
    photo: 'photo',
    logo: (team: string) => `logo of ${team}`,
  },
};
