export const texts = {
  changedMeanwhile: 'Someone else changed this announcement. Reload and try again.',
  deleted: 'This announcement has been deleted.',
  isDraft: 'This announcement is already a draft.',
  isLive: 'This announcement is already shown.',
  wrongAddress: 'It must be a page of the site, such as /blog, or an address with https.',
  tournamentMissing: 'Choose the tournament whose teams see it.',
};
