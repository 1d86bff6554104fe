/** What admins read of operations. */
export const texts = {
  alreadyRunning: 'A backup is already running.',
  justMade: 'The last backup is less than a minute old.',
  interrupted: 'The server stopped while the backup was made.',
  noReason: 'It gave no reason.',
  switchedOff: (title: string) => `${title} is turned off at the moment. Please try again later.`,
  /** The title begins the message to whoever wants to do it: "Voting is turned off at the moment." */
  switches: {
    sign_in: {
      title: 'Signing in',
      about: 'People sign in. Staff always can, and whoever is signed in stays so',
    },
    new_accounts: {
      title: 'Creating accounts',
      about: 'People who sign in for the first time get an account',
    },
    tournament_signups: {
      title: 'Signing up for tournaments',
      about: 'Teams sign up for tournaments. They can still withdraw and check in',
    },
    uploads: {
      title: 'Uploading',
      about: 'People upload pictures, videos and files',
    },
    chat: {
      title: 'The chat',
      about: 'People write in the community chat. Deleting and moderating go on',
    },
    voting: {
      title: 'Voting',
      about: 'People vote on matches, and change their votes',
    },
    giveaways: {
      title: 'Entering giveaways',
      about: 'People enter giveaways. Winners can still be drawn',
    },
  },
};
