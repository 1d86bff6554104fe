/** Renders components as in the frame, without a server. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Dialogs } from '../components/dialogs/Dialogs';
import { Toasts } from '../components/toasts/Toasts';
import { MemoryRouter } from './MemoryRouter';

/** Renders the element with dialogs and toasts, and returns the user of Testing Library. */
export function renderInFrame(element: ReactNode): UserEvent {
  return renderAgainInFrame(element).user;
}

/** The same, for an element that changes. */
export function renderAgainInFrame(element: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const inFrame = (shown: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{shown}</MemoryRouter>
      <Dialogs />
      <Toasts />
    </QueryClientProvider>
  );
  const { rerender } = render(inFrame(element));
  return { user: userEvent.setup(), rerender: (next: ReactNode) => rerender(inFrame(next)) };
}
