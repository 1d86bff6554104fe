export const newMessages = 'New';
export const you = 'You';
export const deletedAccount = 'Deleted account';
export const edited = 'edited';
export const jumpToNewest = 'Jump to newest';
export const loadNewer = 'Load newer messages';

export const messageActions = 'Message actions';
export const actionsOf = 'Message from {name}';

export const notSent = 'Not sent. {reason}';
export const sentOnceConnected = 'It will be sent once you are back online.';
export const tryAgain = 'Try again';
export const discard = 'Discard';
export const waiting = 'Waiting';
export const sending = 'Sending';

export const messageTooLong = '{tooMany} characters too long (limit {most}).';
export const send = 'Send';
export const mentionPlayer = 'Players to mention';

export const reportLead = 'Moderators will review “{excerpt}”';
export const whatIsWrong = 'What is wrong with this message?';
export const reportNote = 'Anything else moderators should know?';
export const optional = 'Optional';
export const reportSent = 'Thanks. Moderators will review it.';
