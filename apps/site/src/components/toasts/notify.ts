import { createToastStore } from './toast-store';

/** The toasts of this page. */
export const toasts = createToastStore();

/** Says something in passing: `notify({ message: 'Roster saved.', kind: 'success' })`. */
export const notify = toasts.notify;
