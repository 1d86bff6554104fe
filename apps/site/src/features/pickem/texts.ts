export const pickem = 'Pick’em';
export const pickemOf = 'Pick’em: {tournamentName}';
export const picksOf = '{playerName}’s picks';
export const shareDescription = 'Predict the whole bracket before the first match.';
export const sharedScore = '{tournamentName}: {points} of {most} points';
export const noPickem = 'There is no tournament {id}.';
export const lead =
  'Predict the whole tournament before the first match. A pick counts for its round: 1 point in the first, twice as much in every further one. In groups, 2 points for an exact place and 1 for a team that advances from another place.';
export const toTournament = 'To the tournament';

export const viewPicks = 'Picks';
export const viewLeaderboard = 'Leaderboard';
export const viewLeagues = 'Leagues';

export const soon = 'It opens when the teams and their seeds are final.';
export const unavailable = 'This tournament has no pick’em.';
export const open = 'Open';
export const locked = 'Locked';
export const locksIn = 'Locks in';
export const locksWithFirst = 'Locks when the first match starts';
export const progress = '{answered} of {total} picked';
export const saving = 'Saving …';
export const saved = 'All picks saved';
export const unsaved = 'Not saved yet';
export const complete = 'Your prediction is complete.';
export const pointsOf = '{points} of {most} points';
export const stillPossible = '{possible} still possible';
export const rankOf = 'Rank {rank}';
export const predictionCount = '{count} predictions';

export const needsAttention =
  'The teams or their seeds have changed, and some of your picks were removed. Fill in the gaps.';
export const notSaved = 'Your picks could not be saved';
export const tryAgain = 'Try again';
export const loginToSave = 'Sign in to save your picks. Until then they stay on this device.';
export const login = 'Sign in';
export const keptPicks = 'You made picks on this device before you signed in.';
export const useKept = 'Use them';
export const discardKept = 'Discard them';
export const nobodyYet = 'You have not predicted this tournament.';
export const hiddenPicks = 'Picks of others are shown when the pick’em locks.';
export const backToOwn = 'Back to your picks';
export const clearPicks = 'Clear all picks';
export const clearTitle = 'Clear all picks?';
export const clearMessage = 'Removes all your picks.';
export const fillFavourites = 'Fill gaps with favourites';

export const pickBracket = 'Picks of {stageName}';
export const round = 'Round';
export const nextRound = 'Next round';
export const pickLabel = '{teamName} wins: {roundName}';
export const toBeDecided = 'TBD';
export const worth = '{points} pt';
export const worthMany = '{points} pts';

export const orderLabel = 'Places of {groupName}';
export const orderSpoken = 'Place {place}: {teamName}. Alt and arrow keys move it.';
export const orderMoved = '{teamName} is in place {place} of {teams}';
export const confirmOrder = 'Pick this order';
export const orderPicked = 'Picked';
export const orderHint = 'Order the teams as they will finish.';
export const swissHint =
  'Put the {places} advancing teams on top. Their order sets the seeds of the next stage.';
export const orderWaits = 'Its teams depend on your earlier picks.';
export const swiss = 'Swiss stage';

export const stateCorrect = 'Correct';
export const statePartial = 'Half right';
export const stateWrong = 'Wrong';
export const stateOpen = 'Still possible';
export const stateImpossible = 'No longer possible';
export const earned = '+{points}';

export const rank = 'Rank';
export const player = 'Player';
export const champion = 'Champion';
export const correct = 'Correct';
export const possible = 'Possible';
export const points = 'Points';
export const leaderboard = 'Pick’em leaderboard';
export const boardLater = 'The leaderboard opens when the pick’em locks.';
export const boardEmpty = 'No predictions yet.';

export const leagues = 'Your leagues';
export const noLeagues = 'You are not in a league yet. Create one and share the link with friends.';
export const createLeague = 'Create league';
export const leagueName = 'League name';
export const leagueCreated = 'League created. Share its link with your friends.';
export const leagueMembers = '{count} members';
export const leagueMember = '1 member';
export const ownedBy = 'Owned by {name}';
export const inviteLink = 'Invite link';
export const renewLink = 'Renew link';
export const renewTitle = 'Create a new link?';
export const renewMessage = 'The old link stops working. Members stay.';
export const linkRenewed = 'New link created.';
export const leaveLeague = 'Leave league';
export const leaveTitle = 'Leave {name}?';
export const leaveOwnMessage = 'You own this league: it passes to its oldest member.';
export const leaveMessage = 'You can rejoin with the link.';
export const leagueLeft = 'You have left the league.';
export const deleteLeague = 'Delete league';
export const deleteLeagueNamed = 'Delete league {name}';
export const deleteTitle = 'Delete {name}?';
export const deleteOwnMessage =
  'It is deleted for everyone in it ({count}). Predictions and their points stay. This cannot be undone.';
export const deleteMessage =
  'You delete it as a moderator, for everyone in it ({count}). This is logged and cannot be undone. Predictions and their points stay.';
export const leagueDeleted = 'League deleted.';
export const removeMember = 'Remove {name}';
export const removeTitle = 'Remove {name} from the league?';
export const memberRemoved = '{name} was removed.';
export const remove = 'Remove member';
export const loginForLeagues = 'Sign in to create leagues and join your friends.';
export const invitedTo = 'You are invited to {name}';
export const joinLeague = 'Join league';
export const joined = 'You are in the league.';
export const alreadyMember = 'You are in this league.';
export const hasPredicted = 'Predicted';
export const notPredicted = 'Not yet';
export const prediction = 'Prediction';

export const shareLink = 'Link to your picks';
