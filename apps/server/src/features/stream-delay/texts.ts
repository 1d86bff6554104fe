export const texts = {
  description:
    'Seconds by which the broadcast is behind the game: captured events, and the veto of the match on stream, are held back as long',
};
