export const announcement = 'Announcement';
export const dismiss = 'Dismiss';

export const announcements = 'Announcements';
export const announcementsLead =
  'A banner on every page, for everyone or only for some. It can notify its audience as well.';
export const writeAnnouncement = 'Write announcement';
export const editAnnouncement = 'Edit announcement';
export const allAnnouncements = 'All announcements';
export const announcementsByState = 'Announcements by state';
export const pagesOfAnnouncements = 'Pages of announcements';
export const noAnnouncement = 'There is no announcement here.';

export const audience = 'Audience';
export const appears = 'Appears';
export const ends = 'Ends';
export const seenBy = 'Seen by';
export const announcementDeleted = '{title} was deleted';
export const announcementIsBack = '{title} is a draft again';

export const title = 'Title';
export const text = 'Text';
export const textHint = 'One or two sentences. Addresses that begin with https:// become links.';
export const tone = 'Tone';
export const hasButton = 'With a button';
export const buttonLabel = 'Label of the button';
export const buttonTo = 'Where it leads';
export const buttonToHint = 'A page of the site, such as /blog, or an https address';
export const tournament = 'Tournament';
export const endsHint = 'In your time zone. Empty: until unpublished.';
export const notifies = 'Notify its audience when it appears';
export const notifiesHint =
  'Once, for everyone in the audience at that moment. Edits do not notify again.';

export const preview = 'Preview';
export const darkBanner = 'Banner on the dark theme';
export const lightBanner = 'Banner on the light theme';
export const notification = 'Notification';
export const untitled = 'Without a title';

export const seenAccounts = 'Accounts';
export const seenVisitors = 'Visitors without an account';
export const hasEnded = 'This announcement has ended';
export const hasEndedMessage = 'With a later end it is shown again. No one is notified again.';

export const needsTitle = 'An announcement needs a title.';
export const needsButton = 'The button needs a label and a place to lead to.';
export const wrongAddress = 'The button leads to a page of the site or to an https address.';
export const needsTournament = 'Choose the tournament whose teams see it.';

export const announcementSaved = 'Announcement saved';
export const announcementPublished = 'The announcement is shown';
export const announcementPlanned = 'Announcement scheduled';
export const announcementDraftAgain = 'The announcement is a draft again';
