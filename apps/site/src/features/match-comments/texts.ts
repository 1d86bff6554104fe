export const comments = 'Comments';
export const noComments = 'No comments yet.';
export const closedNote = 'Comments are closed.';
export const loginToWrite = 'Sign in to comment.';
export const writeLabel = 'Write a comment';
export const send = 'Comment';
export const olderComments = 'Older comments';
export const deletedPlayer = 'Deleted player';
export const edited = 'edited';

export const edit = 'Edit';
export const deleteOwn = 'Delete';
export const report = 'Report';
export const remove = 'Remove';

export const editTitle = 'Edit your comment';
export const editLabel = 'Comment';
export const saveComment = 'Save';
export const deleteTitle = 'Delete your comment?';
export const deleteComment = 'Delete';
export const removeTitle = 'Remove the comment of {name}?';
export const removeLead = 'It says: {excerpt}';
export const reason = 'Reason';
export const removeReasonHint = 'It is kept in the audit log.';
export const removeComment = 'Remove comment';
export const reportTitle = 'Report this comment?';
export const reportComment = 'Report comment';

export const closeComments = 'Close comments';
export const openComments = 'Open comments';

export const removedComments = 'Removed comments ({count})';
export const removedBy = 'Removed by {name}: {reason}';
export const restore = 'Restore';
export const commentRestored = 'Comment restored.';
