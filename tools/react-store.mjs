// Stands in for what wouter brings along for an older React: this one has it itself.
export { useSyncExternalStore } from 'react';
