import type { ReactNode } from 'react';
import { useScene } from '../scene-context';
import { Field } from '../stage/Stage';
import { Head } from './Head';

interface FullSceneProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A scene that fills the screen: field, head, and below it what the scene is about. */
export function FullScene({ title, note, children }: FullSceneProps) {
  const { route, theme } = useScene();
  return (
    <>
      <Field theme={theme} clear={route.clear} />
      <Head title={title} note={note} />
      {children}
    </>
  );
}
