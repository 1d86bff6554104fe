export const all = 'All';
export const state = 'State';
export const bringBack = 'Bring back';
export const deleteItem = 'Delete';

export const earlierVersionLoaded =
  'The earlier version is in the form. It counts once you save it.';
export const earlierVersions = 'Earlier versions';
export const earlierVersionsMessage = 'The form takes the one that you choose.';
export const currentVersion = '{title} (as it is now)';

export const savedBySomebodyElse = 'Somebody else has saved this';
export const loadTheirs = 'Load theirs';
export const saveMineOver = 'Save mine over it';
export const somebody = 'Somebody';
export const savedIt = 'did,';
export const saveOverMessage =
  'What you save over stays among the earlier versions; what you have not saved does not.';

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
export const planMessage = 'It appears by itself, within a minute of the time.';
export const plan = 'Plan';
export const timeInThePast = 'Choose a time that is still to come.';
export const zoneHint = 'In your own zone';

export const leaveWithoutSavingTitle = 'Leave without saving?';
export const leaveWithoutSavingMessage = 'What you have written since you last saved is lost.';
export const leavePage = 'Leave page';
export const stayHere = 'Stay here';
export const undo = 'Undo';
