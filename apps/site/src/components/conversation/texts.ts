export const newMessages = 'New';
export const you = 'You';
export const deletedAccount = 'Deleted account';
export const edited = 'edited';
export const jumpToNewest = 'Jump to newest';
export const loadNewer = 'Load newer messages';

export const messageActions = 'Message actions';
export const actionsOf = 'Message of {name}';

export const notSent = 'Not sent. {reason}';
export const sentOnceConnected = 'It goes out as soon as there is a connection.';
export const tryAgain = 'Try again';
export const discard = 'Discard';
export const waiting = 'Waiting';
export const sending = 'Sending';

export const messageTooLong = '{tooMany} characters too many: a message has {most} at most.';
export const send = 'Send';
export const mentionPlayer = 'Players to mention';
