// Answers for wouter's location of the browser. Every router here has a location of its own (src/views/app/useRoute.ts), so
// these are never called.
const none = () => {
  throw new Error('a router without a location');
};

export {
  none as navigate,
  none as useBrowserLocation,
  none as useHistoryState,
  none as useLocationProperty,
  none as usePathname,
  none as useSearch,
};
