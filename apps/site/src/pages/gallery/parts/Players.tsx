import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '../../../api/use-call';
import { PlayerPicker } from '../../../components/players/PlayerPicker';
import { PlayerRow } from '../../../components/players/PlayerRow';
import { PlayerSearch } from '../../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../../components/players/player';
import { Specimen } from '../Specimen';
import { PLAYERS } from '../samples';

export function Players() {
  useSampleAnswers();
  const [picked, setPicked] = useState<FoundPlayer | null>(PLAYERS[1] ?? null);
  const [searched, setSearched] = useState<FoundPlayer | null>(null);
  const [found, setFound] = useState<FoundPlayer | null>(null);
  return (
    <>
      <Specimen name="Rows" flow="stack">
        {PLAYERS.slice(7).map((player) => (
          <PlayerRow key={player.ID} player={player} showId />
        ))}
      </Specimen>
      <Specimen name="Picker: players given, players searched" flow="grid">
        <PlayerPicker
          label="Player to pick"
          players={PLAYERS}
          value={picked}
          onChange={setPicked}
        />
        <PlayerPicker label="Player to search" value={searched} onChange={setSearched} />
      </Specimen>
      <Specimen name="Search field" flow="grid">
        <PlayerSearch
          label="Player"
          value={found}
          onChange={setFound}
          hint={
            found ? `Chosen: ${found.ID}` : 'Type a name such as sable, or an id such as p1002.'
          }
        />
        <PlayerSearch label="Player" value={null} onChange={setFound} error="Choose a player." />
      </Specimen>
    </>
  );
}

/** Fills the cache with search results of the sample players, so that the gallery needs no server. */
function useSampleAnswers() {
  const queryClient = useQueryClient();
  useState(() => {
    queryClient.setQueryDefaults(['search', 'players'], { staleTime: Number.POSITIVE_INFINITY });
    const texts = PLAYERS.flatMap(({ ID, name }) => [...prefixes(ID), ...prefixes(name)]);
    for (const query of texts) {
      const found = PLAYERS.filter(({ ID, name }) =>
        [ID, name].some((text) => text.startsWith(query)),
      );
      queryClient.setQueryData(keyOf('search', 'players', { query }), found);
    }
    queryClient.setQueryData(keyOf('search', 'players', { query: 'nobody' }), []);
  });
}

const prefixes = (text: string) =>
  Array.from(text, (_, length) => text.slice(0, length + 1)).slice(0, 8);
