import { useState } from 'react';
import { Restricted } from '../../../components/notices/Restricted';
import { NEW_TIP, TIP_LIST } from '../paths';
import { TipEditor } from './TipEditor';
import { TipList } from './TipList';

/** The list of tips for staff, or the editor of the one named in the URL. */
export default function TipDesk({ id }: { id: string }) {
  const [createdId, setCreatedId] = useState<string | null>(null);
  return (
    <Restricted to="Moderator">
      {id === TIP_LIST ? (
        <TipList />
      ) : (
        // The key stays the same after the first save, so that the form keeps its state.
        <TipEditor key={id === createdId ? NEW_TIP : id} id={id} onCreated={setCreatedId} />
      )}
    </Restricted>
  );
}
