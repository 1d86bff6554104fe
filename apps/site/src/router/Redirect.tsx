import { useEffect } from 'react';
import { useNavigate } from './use-navigate';

/** Opens another page in place of this one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
