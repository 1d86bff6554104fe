export const texts = {
  changedMeanwhile: 'Someone else changed this. Reload and try again.',
  deleted: 'This tip has been deleted.',
  isDraft: 'This tip is already a draft.',
  isEmpty: 'A tip needs a text before it is published.',
  tooLong: 'It is too long.',
  otherTips: 'The list has changed. Reload and try again.',
};
