export const keptFor = 'Notifications are kept for 90 days.';
export const seeAll = 'See all';
export const allRead = 'You are all caught up.';
export const choosePreferences = 'Choose what you are notified about.';
export const nothingHappened = 'No notifications yet.';

export const markAllRead = 'Mark all read';

export const preferencesCaption = 'Where each kind of notification is sent';
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
export const following = 'Following';
