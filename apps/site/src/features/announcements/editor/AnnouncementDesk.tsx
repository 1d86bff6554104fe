import { useState } from 'react';
import { useSearchParams } from '../../../router/use-search-params';
import { NEW_ANNOUNCEMENT } from '../paths';
import { AnnouncementEditor } from './AnnouncementEditor';
import { AnnouncementList } from './AnnouncementList';

/** The list of announcements, or the form of the one named in the URL. */
export function AnnouncementDesk() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (id === null) return <AnnouncementList />;
  // The key stays the same after the first save, so that the form keeps its state.
  const key = id === createdId ? NEW_ANNOUNCEMENT : id;
  return <AnnouncementEditor key={key} id={id} onCreated={setCreatedId} />;
}
