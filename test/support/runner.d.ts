// what the test runner brings to every test file
declare function describe(title: string, body: () => void): void;
declare function it(title: string, body: (this: { timeout(ms: number): void }) => unknown): void;
declare function beforeEach(body: () => unknown): void;
declare function afterEach(body: () => unknown): void;

// a module under a second address, as another copy of the bundle has it
declare module '*?copy';
