/** What people read of pictures that need approval. */
export const texts = {
  property:
    'New photos of players and logos of teams show only after a moderator has approved them',
  decided: {
    approved: (name: string) => `${name} has already approved this picture.`,
    rejected: (name: string) => `${name} has already rejected this picture.`,
  },
  somebody: 'Someone',
  withdrawn: 'This picture was replaced or withdrawn.',
  notRejected: 'This picture is no longer rejected.',
  newerUpload: 'A newer picture was uploaded since the rejection.',
  notifications: {
    approved: (picture: string) => ({
      title: `Your ${picture} was approved`,
      text: 'Everyone can see it now.',
    }),
    rejected: (picture: string, reason: string) => ({
      title: `Your ${picture} was rejected`,
      text: reason,
    }),
    restored: (picture: string) => ({
      title: `Your ${picture} waits for approval again`,
      text: 'The rejection was undone.',
    }),
    photo: 'photo',
    logo: (team: string) => `logo of ${team}`,
  },
};
