import type { ReactNode } from 'react';
import { useKit } from './kit-context';

interface FullSceneProps {
  title: string;
  note?: string;
  /** With a fainter backdrop. */
  quiet?: boolean;
  children: ReactNode;
}

/** A scene that fills the screen: backdrop, head, and below it what the scene is about. */
export function FullScene({ title, note, quiet, children }: FullSceneProps) {
  const { Backdrop, Head } = useKit();
  return (
    <>
      <Backdrop quiet={quiet} />
      <Head title={title} note={note} />
      {children}
    </>
  );
}
