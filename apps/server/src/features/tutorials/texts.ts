export const texts = {
  changedMeanwhile: 'This was changed by someone else meanwhile.',
  deleted: 'This tip has been deleted.',
  isDraft: 'This tip is a draft already.',
  isEmpty: 'A tip needs a text before it is published.',
  tooLong: 'It is too long.',
  otherTips: 'There are other tips by now. Load the list again.',
};
