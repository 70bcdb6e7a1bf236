// Stands in for wouter's browser location, which patches the page's `history` as soon as it is imported. Every router
// here brings its own location (src/views/app/useRoute.ts), so these are never called.
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
