/** A fake OBS with the part of its WebSocket protocol (version 5) that the control room uses. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface ObsStandIn {
  readonly address: string;
  /** The scenes of all SetCurrentProgramScene requests. */
  readonly switchedTo: readonly string[];
  stop(): Promise<void>;
}

const OP = { hello: 0, identify: 1, identified: 2, event: 5, request: 6, response: 7 } as const;
/** The intent of scene events in OBS. */
const SCENES_INTENT = 4;

export async function startObs(scenes: readonly string[]): Promise<ObsStandIn> {
  const switchedTo: string[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const answer = (socket: WebSocket, { op, d }: { op: number; d: Record<string, unknown> }) => {
    const send = (code: number, data: object) => socket.send(JSON.stringify({ op: code, d: data }));
    if (op === OP.identify) send(OP.identified, { negotiatedRpcVersion: 1 });
    if (op !== OP.request) return;
    const { requestType, requestId, requestData } = d;
    if (requestType === 'SetCurrentProgramScene') {
      const { sceneName } = requestData as { sceneName: string };
      switchedTo.push(sceneName);
      send(OP.event, {
        eventType: 'CurrentProgramSceneChanged',
        eventIntent: SCENES_INTENT,
        eventData: { sceneName },
      });
    }
    const responseData = {
      currentProgramSceneName: switchedTo.at(-1) ?? scenes[0],
      scenes: scenes.map((sceneName, sceneIndex) => ({ sceneName, sceneIndex })),
    };
    const requestStatus = { result: true, code: 100 };
    send(OP.response, { requestType, requestId, requestStatus, responseData });
  };

  server.on('connection', (socket) => {
    socket.on('message', (raw) => answer(socket, JSON.parse(String(raw))));
    const hello = { obsWebSocketVersion: '5.5.0', rpcVersion: 1 };
    socket.send(JSON.stringify({ op: OP.hello, d: hello }));
  });
  return {
    address: `ws://127.0.0.1:${port}`,
    switchedTo,
    async stop() {
      for (const socket of server.clients) socket.terminate();
      await new Promise((done) => server.close(done));
    },
  };
}
