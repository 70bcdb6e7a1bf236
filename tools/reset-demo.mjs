import { rmSync } from 'node:fs';

// `npm run demo:reset`: the demo forgets its orders, holds and customers
rmSync('demo/data', { recursive: true, force: true });
console.log('The demo starts afresh.');
