// The first script of a page that `openPage` opens as a preview: a real opaque origin would hide the page from its test.
Object.defineProperty(globalThis, 'origin', { value: 'null' });
export {};
