/** What people read of notes and bans. */
export const texts = {
  oneChange: 'Send exactly one of add, edit, delete, restore and update.',
  changedMeanwhile: 'Somebody else has changed this note. Read it again.',
  liftOwn: 'You cannot lift your own ban.',
  noFile: 'Send one file as multipart.',
  fileTooLarge: 'A file can have at most 25 MB.',
  tooManyFiles: 'There are 100 files already. Delete one first.',
  banSelf: 'You cannot ban yourself.',
  banAdmin: 'An admin cannot be banned.',
  banStaff: 'Only an admin can ban somebody of the staff.',
  banInPast: 'The end of a ban must be in the future.',
  banOfTeam: 'A team can be banned from tournaments only.',
  bannedTitle: 'You have been banned.',
  liftedTitle: 'Your ban was lifted.',
  bannedText: {
    site: 'You cannot take part in anything that needs a sign-in.',
    tournaments: 'You cannot play tournaments.',
    voting: 'You cannot vote on matches.',
    chat: 'You cannot write in the chat.',
  },
  reason: (text: string) => `Reason: ${text}`,
  liftedText: 'You can take part again.',
  teamBanned: (team: string, reason: string) => ({
    title: `${team} has been banned.`,
    text: `Your team cannot play tournaments. Reason: ${reason}`,
  }),
  teamLifted: (team: string) => ({
    title: `The ban of ${team} was lifted.`,
    text: 'Your team can play tournaments again.',
  }),
};
