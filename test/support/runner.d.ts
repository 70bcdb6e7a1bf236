// globals of the test runner
declare function describe(title: string, body: () => void): void;
declare function it(title: string, body: (this: { timeout(ms: number): void }) => unknown): void;
declare function beforeEach(body: () => unknown): void;
declare function afterEach(body: () => unknown): void;

// a second instance of a module, as in another copy of the bundle
declare module '*?copy';
