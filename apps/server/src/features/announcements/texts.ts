export const texts = {
  changedMeanwhile: 'This announcement was changed by someone else meanwhile.',
  deleted: 'This announcement has been deleted.',
  isDraft: 'This announcement is a draft already.',
  isLive: 'This announcement is shown already.',
  wrongAddress: 'It must be a page of the site, such as /blog, or an address with https.',
  tournamentMissing: 'Choose the tournament whose teams see it.',
};
