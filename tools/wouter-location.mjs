// Replaces wouter's browser location. Every router here has its own location (src/views/app/outlet.ts), so these functions
// are never called.
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
