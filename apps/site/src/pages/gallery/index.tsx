import { lazy, Suspense } from 'react';
import { NotFound } from '../../shell/errors/NotFound';

/** For those who build and test the site. Otherwise there is no such page, nor any of its code. */
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY ? lazy(() => import('./Gallery')) : NotFound;

export default function GalleryPage() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
