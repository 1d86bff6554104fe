import { useRef } from 'react';
import { type PageKeys, usePageKeys } from '../../components/use-page-keys';
import { useNavigate } from '../../router/use-navigate';
import { GO_KEYS } from './go-keys';

/** A key that is pressed later is not the second one of the pair. */
const SECOND_KEY_MS = 1_500;

/** G and a letter open a page; the other keys are those of the whole site. */
export function useGoKeys(others: PageKeys, isCovered: () => boolean): void {
  const navigate = useNavigate();
  const pressedAt = useRef(0);
  const keys: Record<string, () => void> = { ...others, g: () => (pressedAt.current = Date.now()) };
  for (const letter in GO_KEYS)
    keys[letter] = () => {
      const isSecond = Date.now() - pressedAt.current < SECOND_KEY_MS && !isCovered();
      pressedAt.current = 0;
      if (isSecond) void navigate(GO_KEYS[letter]!, { viewTransition: true });
    };
  usePageKeys(keys, { yields: true });
}
