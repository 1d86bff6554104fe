export const following = 'Following';
export const followingLead = 'Teams, players and tournaments you follow, and their matches.';
export const follow = 'Follow';
export const followName = 'Follow {name}';
export const followingName = 'Following {name}';
export const unfollowName = 'Unfollow {name}';
export const followers = '{followers} followers';
export const oneFollower = '1 follower';
export const nowFollowed = 'Following {name}.';
export const noLongerFollowed = 'You no longer follow {name}.';
export const seeMatches = 'See matches';
export const undo = 'Undo';
export const live = 'Live now';
export const upcoming = 'Next matches';
export const recent = 'Last matches';
export const noMatches = 'No upcoming matches from what you follow.';
export const seeAll = 'See all';
export const seeAllMatches = 'See all matches';
export const followed = 'You follow';
export const nothingFollowed =
  'You are not following anything yet. Use the star on a team, player or tournament page.';
export const findTeams = 'Find a team';
export const kinds = {
  team: 'Team',
  player: 'Player',
  tournament: 'Tournament',
  match: 'Reminder',
} as const;
export const remindMe = 'Remind me';
export const reminderSet = 'Reminder set';
export const remindMeOf = 'Remind me 15 minutes before {name}';
export const removeReminder = 'Remove the reminder for {name}';
export const reminded = 'You will be notified 15 minutes before {name}.';
export const notReminded = 'Reminder for {name} removed.';
export const loginToFollow = 'Sign in to see what you follow.';
export const chooseNotifications = 'Choose notifications';
