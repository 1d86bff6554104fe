export const keptFor = 'Notifications are kept for 90 days.';
export const seeAll = 'See all of them.';
export const allRead = 'You have read every notification.';
export const choosePreferences = 'Choose what you are told of.';
export const nothingHappened = 'Nothing has happened yet.';

export const markAllRead = 'Mark all read';

export const preferencesCaption = 'Ways of being told, for each kind of notification';
export const kind = 'Kind';
export const site = 'Site';
export const push = 'Push';
export const onTheSite = 'on the site';
export const byPush = 'by push';

export const unreadPrefix = 'Unread:';

export const notifications = 'Notifications';
export const all = 'All';
export const unread = 'Unread';
export const preferences = 'Preferences';
