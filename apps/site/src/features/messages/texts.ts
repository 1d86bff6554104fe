export const messageTo = 'Message to {name}';
export const writeTo = 'Write to {name}';

export const conversations = 'Conversations';
export const noConversations = 'You have no conversations yet. Start one with “New message”.';
export const youPrefix = 'You: ';
export const unreadCount = ', {unread} unread';

export const backToMessages = 'Back to messages';
export const unblock = 'Unblock';
export const block = 'Block';
export const conversationStart = 'This is the beginning of your conversation with {name}.';
export const blockedNote = 'You have blocked {name}. Neither of you can write to the other.';

export const writeMessage = 'Write message';

export const messagesWith = 'Messages with {name}';
export const report = 'Report';

export const chooseConversation = 'Choose a conversation, or start a new one.';

export const newMessage = 'New message';
export const toWhom = 'To whom?';
export const messages = 'Messages';

export const open = 'Open';
export const resolved = 'Resolved';
export const reports = 'Reports';
export const noOpenReports = 'No open reports.';
export const noResolvedReports = 'No resolved reports yet.';
export const dismissed = 'Dismissed';
export const actedOn = 'Acted on';
export const resolutionNote = 'Note for other moderators';
export const reportClosed = 'Report closed.';
export const wrote = 'wrote';
export const reportedBy = 'Reported by';
export const somebodyWhoLeft = 'a former member';
export const resolvedBy = '{outcome} by';
export const closeAsActedOn = 'Close as resolved';
export const dismissReport = 'Dismiss report';

export const invalidResponse = 'Invalid Server Response';

export const blockTitle = 'Block {name}?';
export const blockMessage = '{name} can no longer message you. They are not notified.';
export const blockPlayer = 'Block player';
export const isBlocked = '{name} is blocked.';

export const reportTitle = 'Report this message';
export const reportMessage = 'Report message';

export const reportedMessages = 'Reported messages';
export const reportedMessagesLead = 'Reported private messages, as they were when reported.';

export const ticket = 'Ticket';
