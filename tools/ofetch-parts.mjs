// Stands in for what ofetch brings along to put addresses together and to guess what a body holds. The one client
// (src/core/api/client.ts) hands it whole addresses and reads bodies itself, so these are never called.
const none = () => {
  throw new Error('an address or a body that the client leaves to ofetch');
};

export { none as default, none as withBase, none as withQuery };
