import type { ReactNode } from 'react';
import { useScene } from '../scene-context';
import { Field } from '../stage/Stage';
import { Head } from './Head';

interface FullSceneProps {
  title: string;
  note?: string;
  /** With a fainter field. */
  quiet?: boolean;
  children: ReactNode;
}

/** A scene that fills the screen: field, head, and below it what the scene is about. */
export function FullScene({ title, note, quiet, children }: FullSceneProps) {
  const { route, theme } = useScene();
  return (
    <>
      <Field theme={theme} clear={route.clear} quiet={quiet} />
      <Head title={title} note={note} />
      {children}
    </>
  );
}
