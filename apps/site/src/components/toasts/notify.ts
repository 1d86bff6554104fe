import { createToastStore } from './toast-store';

/** The toasts of this page. */
export const toasts = createToastStore();

/** Shows a toast: `notify({ message: 'Roster saved.', kind: 'success' })`. */
export const notify = toasts.notify;
