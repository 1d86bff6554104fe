export const review = 'Voting review';
export const reviewLead =
  'Accounts that may belong to one person. A household or a hall full of players looks the same: nothing happens until you decide.';
export const parts = 'Parts of the review';
export const suspicious = 'Suspicious votes';
export const voided = 'Voided votes';
export const pages = 'Pages of the review';
export const noClusters = 'No votes look suspicious at the moment.';
export const noVoided = 'No votes are voided.';
export const lastVote = 'Last vote';
export const evidence = 'Votes that agree';
export const more = 'The first {shown} of {all} votes are shown.';

export const match = 'Match';
export const versus = '{teamA} vs {teamB}';
export const player = 'Player';
export const votedFor = 'Voted for';
export const points = 'Points';
export const cast = 'Cast';
export const reason = 'Reason';
export const when = 'Voided';
export const by = 'By';
export const somebodyWhoLeft = 'a former member';

export const dismiss = 'Dismiss';
export const dismissTitle = 'Dismiss these votes?';
export const dismissMessage = 'They are listed again only with new evidence.';
export const dismissConfirm = 'Dismiss votes';
export const dismissDone = 'Votes dismissed.';

export const voidAll = 'Void all votes';
export const voidAllTitle = 'Void {votes} votes of {accounts} accounts?';
export const voidVote = 'Void';
export const voidVoteTitle = 'Void the vote of {name}?';
export const voidMessage =
  'The stakes go back and the matches are settled without these votes. The players cannot vote on them again.';
export const voidReason = 'Reason for the players';
export const voidConfirm = 'Void votes';
export const voidDone = 'Votes voided.';

export const restore = 'Count again';
export const restoreTitle = 'Count the vote of {name} again?';
export const restoreMessage =
  'The match is settled with this vote again, and the player is notified.';
export const restoreConfirm = 'Count vote';
export const restoreDone = 'The vote counts again.';
