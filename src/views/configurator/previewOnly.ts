import { msg } from '@lingui/core/macro';

/** What the preview's page shows outside the configurator. */
export const PREVIEW_ONLY = msg`This page only works inside the configurator.`;
