import { type ReactNode, useState } from 'react';
import { memoryHistory } from '../router/history';
import { RouterProvider } from '../router/RouterProvider';
import { createRouter } from '../router/router';

/** A router without pages, for components that have links. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createRouter({ history: memoryHistory(), pages: [] }));
  return <RouterProvider router={router}>{children}</RouterProvider>;
}
