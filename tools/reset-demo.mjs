import { rmSync } from 'node:fs';

// `npm run demo:reset` deletes the orders, reservations and customers of the demo.
rmSync('demo/data', { recursive: true, force: true });
console.log('The data of the demo has been deleted.');
