export const all = 'All';
export const state = 'State';
export const bringBack = 'Restore';
export const deleteItem = 'Delete';

export const earlierVersionLoaded = 'The earlier version is loaded. Save to use it.';
export const earlierVersions = 'Earlier versions';
export const earlierVersionsMessage = 'Choose the one to load.';
export const currentVersion = '{title} (as it is now)';

export const savedBySomebodyElse = 'Someone else saved this';
export const loadTheirs = 'Load theirs';
export const saveMineOver = 'Save mine over it';
export const somebody = 'Someone';
export const savedIt = 'saved it';
export const loadTheirsMessage = 'Loading theirs discards your changes.';
export const saveOverMessage = 'A version that you overwrite stays in the history.';

export const notSavedYet = 'Not saved yet';
export const everythingIsSaved = 'Everything is saved';
export const nothingWrittenYet = 'Nothing written yet';
export const saveShortcut = 'Ctrl+S';
export const saveDraft = 'Save draft';
export const saveChanges = 'Save changes';
export const publishNow = 'Publish now';
export const changeTheTime = 'Change the time';
export const publishLater = 'Publish later';
export const unpublish = 'Unpublish';
export const backToDraft = 'Back to draft';
export const viewPage = 'View page';
export const appears = 'Appears';
export const planMessage = 'It is published automatically, within a minute.';
export const plan = 'Schedule';
export const timeInThePast = 'Choose a time in the future.';
export const zoneHint = 'In your time zone';

export const leaveWithoutSavingTitle = 'Leave without saving?';
export const leaveWithoutSavingMessage = 'Changes since your last save will be lost.';
export const leaveStoredMessage = 'This browser keeps your changes for two weeks.';
export const leavePage = 'Leave page';
export const stayHere = 'Stay here';
export const undo = 'Undo';

export const unsavedChangesFound = 'You have unsaved changes';
export const changedOnThisDevice = 'Made in this browser';
export const savedSince = 'Someone else has saved since. Restoring overwrites their changes.';
export const restoreChanges = 'Restore';
export const forgetChanges = 'Discard';
