import { useRouter } from './RouterProvider';
import type { Router } from './router';

/** The same function in every rendering. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}
