type Answer = { type: string; id?: number; error?: string; response?: { executed: boolean } };
type Runner = { webSocket: WebSocket; sendMessage(message: object): Promise<void> };

// served by the runner, not part of the bundle of the tests
const runner = '/__web-dev-server__web-socket.js';
const { webSocket, sendMessage } = (await import(runner)) as Runner;
const sessionId = new URL(location.href).searchParams.get('wtr-session-id');

let sent = 0;

/**
 * Makes the runner control the real browser: `send-keys`, `send-mouse`. Unlike the runner's own function it has no time limit
 * of 20 seconds, which a busy machine may exceed; only the time-out of the test ends it.
 */
export async function command(name: string, payload: object): Promise<void> {
  const id = (sent += 1);
  const answered = new Promise<void>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<string>): void => {
      const { type, id: answeredId, error, response } = JSON.parse(data) as Answer;
      if (type !== 'message-response' || answeredId !== id) return;
      webSocket.removeEventListener('message', listen);
      if (response?.executed) resolve();
      else reject(new Error(`${name} ${JSON.stringify(payload)}: ${error ?? 'unknown command'}`));
    };
    webSocket.addEventListener('message', listen);
  });
  await sendMessage({ type: 'wtr-command', sessionId, command: name, payload, id });
  await answered;
}
