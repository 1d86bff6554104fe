export const joinedTeam = 'You joined {teamName}.';
export const declineTitle = 'Decline {teamName}?';
export const declineMessage = 'They cannot invite you again for a week.';
export const declineInvitation = 'Decline invitation';
export const invitationDeclined = 'Invitation declined.';
export const invitations = 'Invitations';
export const invitedYou = '{playerName} invited you ';
export const joinTeam = 'Join team';
export const decline = 'Decline';
export const leaveTeamFirst = 'Leave {teamName} before you join.';

export const deleteAccountTitle = 'Delete account?';
export const deleteAccountMessage =
  'Your name, photo, messages and settings are deleted for good. Your matches stay, without your name.';
export const typeToConfirm = 'Type {name} to confirm';
export const deleteAccount = 'Delete account';
export const wrongName = 'That is not your name.';
export const accountDeleted = 'Your account was deleted.';
export const yourData = 'Your data';
export const downloadLead = 'Everything we store about you, as a JSON file.';
export const downloadMyData = 'Download my data';
export const leaveForGood = 'Leave for good.';
export const handTeamOver = 'Hand over your team first, or it gets a new leader.';

export const profile = 'Profile';
export const publicProfile = 'How others see it';
export const name = 'Name';
export const photo = 'Photo';
export const gameId = 'Game id';
export const gameIdNeeded = 'Required for tournaments';
export const deviceId = 'Device id';
export const fingerprintOnly = 'Stored as a hash only';
export const notGiven = 'Not given';
export const country = 'Country';
export const aboutMe = 'About me';
export const nothingYet = 'Nothing yet';
export const links = 'Links';
export const none = 'None';
export const lookingForTeam = 'Looking for a team';
export const notLooking = 'Not listed as a free agent';
export const since = 'Since';
export const notCheckedYet = 'Not checked yet';
export const unknownToGame = 'Not found in the game';

export const signOutTitle = 'Sign out {device}?';
export const signOutMessage = 'It will have to sign in again.';
export const signOutDevice = 'Sign out device';
export const deviceSignedOut = 'Device signed out.';
export const signOutEverywhereElseTitle = 'Sign out everywhere else?';
export const signOutOthersMessage = 'Only this browser stays signed in.';
export const signOutOthers = 'Sign out others';
export const othersSignedOut = 'All other devices were signed out.';
export const signedInOn = 'Signed in on';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const lastSeen = 'Last seen';
export const signedInSince = '· signed in';
export const thisBrowser = 'This browser';
export const signOut = 'Sign out';

export const anyRegion = 'Any region';
export const nameChangeableOn = 'You can change it again on {date}.';
export const removeMyPhoto = 'Remove my photo';
export const showAsFreeAgent = 'List me as a free agent';
export const roles = 'Roles';
export const rolesLegend = 'Roles (up to 3)';
export const region = 'Region';
export const note = 'Note';

export const gameIdOnlyDigits = 'A game id contains digits only.';
export const gameIdChecking = 'Checking …';
export const gameIdFree = 'This id is valid and free.';
export const gameIdTaken = 'Another account uses this id. If it is yours, please contact support.';
export const gameIdUnknown = 'The game does not know this id. Look it up in your in-game profile.';
export const gameIdUnchecked = 'This id is free. It is checked with the game later.';

export const editProfile = 'Edit profile';
export const editProfileLead = 'What others see of you, and what tournaments need.';
export const backToDashboard = 'Back to the dashboard';
export const aboutYou = 'About you';
export const inTheGame = 'In the game';
export const saveProfile = 'Save profile';
export const profileSaved = 'Your profile was saved.';
export const notSaved = 'Your profile was not saved';
export const profileConflict =
  'Your profile was changed in another tab or on another device. What you typed is still here: review it and save again.';
export const photoNotSaved = 'Your photo was not saved. Everything else was.';
export const fieldProblem = 'It {reason}.';
export const nameHint = 'You can change it once every 30 days.';
export const gameIdHint = 'The number in your in-game profile.';
export const deviceIdHint =
  'Staff ask for it when two accounts play on one device. Only a hash of it is stored.';
export const deviceIdGiven = 'Saved. Enter another one to replace it.';
export const removeDeviceId = 'Remove my device id';
export const unsavedChanges = 'You have unsaved changes.';
