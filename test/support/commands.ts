type Answer = { type: string; id?: number; error?: string; response?: { executed: boolean } };
type Runner = { webSocket: WebSocket; sendMessage(message: object): Promise<void> };

// served by the runner beside the tests; it is no part of the bundle of packages
const runner = '/__web-dev-server__web-socket.js';
const { webSocket, sendMessage } = (await import(runner)) as Runner;
const sessionId = new URL(location.href).searchParams.get('wtr-session-id');

let sent = 0;

/**
 * Has the runner do something with the real browser: `send-keys`, `send-mouse`. The runner's own function for it gives up
 * after 20 seconds, which a busy machine may need; here nothing but the time of a test ends what hangs.
 */
export async function command(name: string, payload: object): Promise<void> {
  const id = (sent += 1);
  const answered = new Promise<void>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<string>): void => {
      const { type, id: answeredId, error, response } = JSON.parse(data) as Answer;
      if (type !== 'message-response' || answeredId !== id) return;
      webSocket.removeEventListener('message', listen);
      if (response?.executed) resolve();
      else reject(new Error(`${name} ${JSON.stringify(payload)}: ${error ?? 'is no command'}`));
    };
    webSocket.addEventListener('message', listen);
  });
  await sendMessage({ type: 'wtr-command', sessionId, command: name, payload, id });
  await answered;
}
